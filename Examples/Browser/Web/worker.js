// Keeps the page for when there is no network. What is fetched later, such as an analysis, is kept as well.
const kept = 'touchstone-@VERSION@';

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll(['./', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png'])));
  self.skipWaiting();
});

self.addEventListener('activate', event => {
  const isOld = name => name.startsWith('touchstone-') && name !== kept;
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(kept);
  // Any address of the page is the page.
  const found = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
