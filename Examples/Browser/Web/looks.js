// How views look. Rounded rectangles, text, and shadows where something is above the rest.

const hue = name => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) * 137 % 360;

function box(context, name, x, y, width, height, radius) {
  context.fillStyle = name.startsWith('hsl') ? name : colour(name);
  context.beginPath();
  context.roundRect(x, y, Math.max(width, 0), Math.max(height, 0), radius);
  context.fill();
}

function edge(context, width, height, radius, name = 'edge') {
  // What fills the stage has the stage's edge.
  if (!radius) return;
  context.strokeStyle = colour(name);
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(0.5, 0.5, width - 1, height - 1, radius);
  context.stroke();
}

function write(context, name, string, x, y, width, style = '14px', align = 'left') {
  context.fillStyle = colour(name);
  context.font = style + ' system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.textAlign = align;
  context.fillText(string, x, y, width);
  context.textAlign = 'left';
}

const fillsStage = ({ width }) => width > size[0] - 1;

// Draws something above the rest: with a shadow below it.
function above(context, height, scale, body) {
  context.shadowColor = palette.isDark ? 'rgba(0,0,0,.7)' : 'rgba(20,30,50,.3)';
  context.shadowBlur = height * 2 * scale;
  context.shadowOffsetY = height * scale * 0.6;
  body();
  context.shadowColor = 'transparent';
}

function drawLook(context, shape, scale) {
  const { name, kind, look, width, height, flags, depth } = shape;
  const isHeld = flags & 16, isLifted = flags & 32;
  const look_ = looks[look || kind];
  if (look_) {
    if (isLifted || isHeld && look === 'picture') above(context, 8, scale, () => look_(context, shape, scale));
    else look_(context, shape, scale);
    return;
  }
  // What reaches from side to side has no corners, and the stage's edge is its own.
  const radius = fillsStage(shape) ? 0 : 12;
  box(context, flags & 8 ? 'node' : depth % 2 ? 'possible' : 'paper', 0, 0, width, height, radius);
  edge(context, width, height, radius);
  // A container's name would stand under what is in it.
  if (!(flags & 8)) write(context, 'muted', name, 12, 16, width - 20);
}

const looks = {
  window(context, { width, height }) { box(context, 'node', 0, 0, width, height, 0); },
  plain() {},
  picture(context, { name, width, height }) {
    const radius = fillsStage({ width }) ? 0 : Math.min(18, height / 8), tint = hue(name);
    box(context, 'sky', 0, 0, width, height, radius);
    context.save();
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.clip();
    context.shadowColor = 'transparent';
    // Pictures in a row differ.
    if (/\d/.test(name)) box(context, `hsl(${tint} 60% ${palette.isDark ? 30 : 75}% / .45)`, 0, 0, width, height, 0);
    box(context, 'sun', width * (0.2 + tint % 5 / 10), height * 0.16, height / 5, height / 5, height / 10);
    const hill = (name, y, bend) => {
      context.fillStyle = colour(name);
      context.beginPath();
      context.moveTo(0, height);
      context.lineTo(0, height * y);
      context.bezierCurveTo(width * 0.3, height * (y - bend), width * 0.6, height * (y + bend), width, height * (y - bend / 2));
      context.lineTo(width, height);
      context.fill();
    };
    hill('far', 0.62, 0.2);
    hill('hill', 0.78, -0.14);
    context.restore();
    write(context, 'ink', name, 14, height - 18, width - 20, '600 13px');
  },
  paper(context, { name, width, height }) {
    const radius = fillsStage({ width }) ? 0 : 12;
    box(context, 'paper', 0, 0, width, height, radius);
    context.fillStyle = colour('line');
    for (let y = 40; y < height - 8; y += 32) context.fillRect(14, y, width - 28, 1);
    edge(context, width, height, radius);
    write(context, 'muted', name, 14, 20, width - 28);
  },
  page(context, { width, height }, scale) {
    const radius = fillsStage({ width }) ? 0 : 18;
    above(context, 5, scale, () => box(context, 'paper', 0, 0, width, height, radius));
    edge(context, width, height, radius);
  },
  row(context, { name, width, height, flags }) {
    box(context, 'paper', 0, 0, width, height, 14);
    context.shadowColor = 'transparent';
    edge(context, width, height, 14, flags & 32 ? 'active' : 'edge');
    const middle = height / 2, radius = Math.min(20, height / 3);
    box(context, `hsl(${hue(name)} 45% ${palette.isDark ? 45 : 62}%)`, 14, middle - radius, radius * 2, radius * 2, radius);
    write(context, 'ink', name, 28 + radius * 2, middle - 9, width - 90, '600 14px');
    box(context, 'possible', 28 + radius * 2, middle + 6, width * (0.3 + hue(name) % 30 / 100), 7, 3.5);
  },
  card(context, { name, width, height }) {
    box(context, 'paper', 0, 0, width, height, 18);
    edge(context, width, height, 18);
    write(context, 'ink', name, 18, height < 64 ? height / 2 : 26, width - 36, '600 15px');
  },
  sheet(context, { name, width, height, flags }, scale) {
    above(context, flags & 16 ? 9 : 6, scale, () => box(context, 'paper', 0, 0, width, height, 22));
    edge(context, width, height, 22);
    box(context, 'edge', width / 2 - 22, 9, 44, 5, 2.5);
    write(context, 'ink', name, width / 2, 36, width - 40, '600 16px', 'center');
  },
  field(context, { name, width, height }) {
    box(context, 'paper', 0, 0, width, height, 10);
    edge(context, width, height, 10, isTyping ? 'active' : 'edge');
    if (isTyping) box(context, 'active', 12, 9, 2, height - 18, 1);
    write(context, 'muted', name, 18, height / 2, width - 30);
  },
  keyboard(context, { width, height }, scale) {
    above(context, 5, scale, () => box(context, 'keys', 0, 0, width, height + 40, 12));
    const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'], step = (height - 12) / 4, wide = (width - 8) / 10;
    rows.forEach((letters, row) => [...letters].forEach((letter, i) => {
      const x = (width - letters.length * wide) / 2 + i * wide + 2;
      box(context, 'key', x, 8 + row * step, wide - 5, step - 8, 6);
      write(context, 'ink', letter, x + wide / 2 - 2.5, 4 + row * step + step / 2, wide, '16px', 'center');
    }));
    box(context, 'key', width * 0.22, 8 + 3 * step, width * 0.56, step - 8, 6);
  },
  spinner(context, { width, height, value }) {
    const angle = calm.matches ? 0 : Math.floor(performance.now() / 80) % 12;
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.strokeStyle = colour('muted');
    for (let i = 0; i < 12; i++) {
      const turn = i * Math.PI / 6, x = Math.cos(turn), y = Math.sin(turn);
      context.globalAlpha = value ? (1 + (i + 12 - angle) % 12) / 12 : 0.35;
      context.beginPath();
      context.moveTo(width / 2 + x * 7, height / 2 + y * 7);
      context.lineTo(width / 2 + x * 14, height / 2 + y * 14);
      context.stroke();
    }
    context.globalAlpha = 1;
  },
  button(context, { name, width, height, flags }, scale) {
    const isPressed = flags & 1, inset = isPressed ? 2 : 0;
    const face = () => box(context, isPressed ? 'acted' : 'active', inset, inset, width - 2 * inset, height - 2 * inset, 14);
    if (isPressed) face(); else above(context, 2, scale, face);
    write(context, 'on-active', name, width / 2, height / 2, width - 20, '600 16px', 'center');
  },
  control(context, { name, width, height, flags }) {
    box(context, flags & 1 ? 'possible' : 'paper', 0, 0, width, height, 12);
    edge(context, width, height, 12, flags & 1 ? 'active' : 'edge');
    write(context, 'ink', name, 16, height / 2, width - 30);
  },
  slider(context, { width, height, value, flags }, scale) {
    const x = value * (width - 28);
    box(context, 'edge', 2, height / 2 - 2, width - 4, 4, 2);
    box(context, 'active', 2, height / 2 - 2, x + 10, 4, 2);
    above(context, 2, scale, () => box(context, 'paper', x, height / 2 - 14, 28, 28, 14));
    context.strokeStyle = colour(flags & 1 ? 'active' : 'edge');
    context.lineWidth = flags & 1 ? 3 : 1.5;
    context.beginPath();
    context.arc(x + 14, height / 2, 13, 0, 7);
    context.stroke();
  },
  switch(context, { width, height, value }, scale) {
    box(context, value ? 'acted' : 'edge', 0, 0, width, height, height / 2);
    above(context, 1, scale, () => box(context, 'paper', value ? width - height + 2 : 2, 2, height - 4, height - 4, height / 2));
  },
  stepper(context, { width, height, value }) {
    box(context, 'possible', 0, 0, width, height, 9);
    edge(context, width, height, 9);
    box(context, 'edge', width / 2 - 0.5, 7, 1, height - 14, 0);
    write(context, 'ink', '−', width / 4, height / 2, 20, '20px', 'center');
    write(context, 'ink', '+', width * 3 / 4, height / 2, 20, '20px', 'center');
    write(context, 'ink', String(value), width + 14, height / 2, 60, '600 15px');
  },
  segmentedControl(context, { width, height, value, amount }, scale) {
    box(context, 'possible', 0, 0, width, height, 9);
    edge(context, width, height, 9);
    if (value >= 0) above(context, 1, scale, () => box(context, 'paper', value * width / amount + 2, 2, width / amount - 4, height - 4, 7));
    for (let i = 0; i < amount; i++)
      write(context, 'ink', ['First', 'Second', 'Third', 'Fourth', 'Fifth'][i] ?? String(i + 1), (i + 0.5) * width / amount, height / 2, width / amount - 8, i === value ? '600 13px' : '13px', 'center');
  },
  pageControl(context, { width, height, value, amount }) {
    for (let i = 0; i < amount; i++)
      box(context, i === value ? 'active' : 'edge', width / 2 - (amount * 15 - 8) / 2 + i * 15, height / 2 - 3.5, 7, 7, 3.5);
  },
  cell(context, { name, width, height, flags }) {
    const isOn = flags & 2;
    box(context, isOn ? 'active' : flags & 1 ? 'possible' : 'paper', 0, 0, width, height, 0);
    box(context, 'edge', 0, height - 1, width, 1, 0);
    write(context, isOn ? 'on-active' : 'ink', name, 16, height / 2, width - 30);
  },
};
looks.refreshControl = looks.spinner;
let isTyping = false;    // Whether a keyboard is there to type with.
