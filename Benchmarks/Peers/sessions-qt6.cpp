// The sessions with Qt Widgets: a tree of 1,054 widgets, ten gestures, and a scroll area of 1,000 rows with a QScroller.
// usage: sessions-qt6 tap|drag|fling
#include "sessions.h"
#include <QtWidgets>
#include <qpa/qwindowsysteminterface.h>

// Takes touches and accepts gestures.
struct Target : QWidget {
    explicit Target(QWidget *parent) : QWidget(parent) {}
    bool event(QEvent *e) override {
        switch (e->type()) {
        case QEvent::TouchBegin: case QEvent::TouchUpdate: case QEvent::TouchEnd:
            e->accept();
            return true;
        case QEvent::Gesture: {
            auto *g = static_cast<QGestureEvent *>(e);
            for (QGesture *x : g->gestures()) { w_handled++; g->accept(x); }
            return true;
        }
        default: return QWidget::event(e);
        }
    }
};

struct Session {
    QWindow *window;
    QPointingDevice *device;
    QPoint place;
    QScrollArea *area;
    QList<QWindowSystemInterface::TouchPoint> points;
};

static void feed(void *c, int phase, int x, int y, uint32_t ms) {
    auto *s = static_cast<Session *>(c);
    if (phase == 0 && s->area) s->area->verticalScrollBar()->setValue(1000);
    s->points.resize(1);
    auto &p = s->points[0];
    p.id = 0;
    p.state = phase == 0 ? QEventPoint::Pressed : phase == 1 ? QEventPoint::Updated : QEventPoint::Released;
    p.area = QRectF(s->place.x() + x, s->place.y() + y, 0, 0);
    p.pressure = phase == 2 ? 0 : 1;
    QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(s->window, ms, s->device, s->points);
}

static void settle(void *c) {
    auto *s = static_cast<Session *>(c);
    QCoreApplication::processEvents();
    if (!s->area) return;
    QScroller *scroller = QScroller::scroller(s->area->viewport());
    while (scroller->state() != QScroller::Inactive) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (s->area->verticalScrollBar()->value() > 1160) s_glides++;
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    bool isFling = !strcmp(argv[1], "fling");
    w_tree t = w_make("ui", 1000);
    QList<QWidget *> all(t.count);
    int leaf = 0;
    for (int i = 0; i < t.count; i++) {
        all[i] = new Target(i ? all[t.a[i].parent] : nullptr);
        all[i]->setGeometry(t.a[i].x, t.a[i].y, t.a[i].w, t.a[i].h);
    }
    while (leaf + 1 < t.count && t.a[leaf].nkids) leaf++; // pre-order: the first leaf
    QWidget *root = all[0], *hit = isFling ? root : all[leaf];
    root->setUpdatesEnabled(false);
    // Qt has five kinds, of which a widget grabs each once. A pan around a scroller would cancel its flick, so beside a list
    // all but a tap are grabbed by widgets that lie beside it.
    if (isFling) root->grabGesture(Qt::TapGesture);
    for (QWidget *w : {all[leaf], all[t.a[leaf].parent]})
        for (auto g : {Qt::TapGesture, Qt::TapAndHoldGesture, Qt::PanGesture, Qt::PinchGesture, Qt::SwipeGesture}) w->grabGesture(g);
    Session s{nullptr, nullptr, {}, nullptr, {}};
    if (isFling) {
        s.area = new QScrollArea(root);
        s.area->setGeometry(0, 0, 400, 800);
        auto *list = new QWidget;
        list->resize(380, 40000);
        for (int row = 0; row < 1000; row++) {
            auto *view = new Target(list);
            view->setGeometry(0, row * 40, 380, 40);
            view->setAttribute(Qt::WA_AcceptTouchEvents); // else the moves go to the root, and the area hears of none
        }
        s.area->setWidget(list);
        QScroller::grabGesture(s.area->viewport(), QScroller::TouchGesture);
    }
    root->setAttribute(Qt::WA_AcceptTouchEvents);
    hit->setAttribute(Qt::WA_AcceptTouchEvents);
    root->show();
    QCoreApplication::processEvents();
    s.device = new QPointingDevice("touch", 1, QInputDevice::DeviceType::TouchScreen, QPointingDevice::PointerType::Finger,
                                   QInputDevice::Capability::Position, 10, 0);
    QWindowSystemInterface::registerInputDevice(s.device);
    s.window = root->windowHandle();
    s.place = (isFling ? QPoint(200, 700) : hit->mapTo(root, hit->rect().center())) + root->pos();
    s_bench("qt6-widget", argv[1], feed, settle, &s);
    fflush(stdout);
    _exit(0);
}
