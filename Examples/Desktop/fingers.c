// Two fingers for the window where no touchscreen is: loaded into the program by run.sh (LD_PRELOAD), it pushes the events
// that SDL makes of a touchscreen. They land on the photo, part and turn, and lift; then a finger flicks the list,
// and Escape is pressed.
#include <SDL.h>
#include <pthread.h>

static void finger(Uint32 type, SDL_FingerID id, float x, float y) {
  SDL_Event event = {.tfinger = {.type = type, .touchId = 1, .fingerId = id, .x = x / 640, .y = y / 480, .pressure = 0.5f}};
  SDL_PushEvent(&event);
  SDL_Delay(16);
}

static void *play(void *unused) {
  while (!SDL_WasInit(SDL_INIT_VIDEO)) SDL_Delay(50);
  SDL_Delay(1500);
  finger(SDL_FINGERDOWN, 7, 400, 340);
  finger(SDL_FINGERDOWN, 8, 460, 340);
  for (int i = 1; i <= 20; i++) {
    finger(SDL_FINGERMOTION, 7, 400 - i, 340 - 2 * i);
    finger(SDL_FINGERMOTION, 8, 460 + i, 340 + 2 * i);
  }
  finger(SDL_FINGERUP, 7, 380, 300);
  finger(SDL_FINGERUP, 8, 480, 380);
  // A flick of the list by a finger.
  finger(SDL_FINGERDOWN, 9, 450, 200);
  for (int i = 1; i <= 8; i++) finger(SDL_FINGERMOTION, 9, 450, 200 - 16 * i);
  finger(SDL_FINGERUP, 9, 450, 72);
  SDL_Delay(3000);
  SDL_Event key = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = {.sym = SDLK_ESCAPE}}};
  SDL_PushEvent(&key);
  return unused;
}

__attribute__((constructor)) static void start(void) {
  pthread_t thread;
  pthread_create(&thread, 0, play, 0);
}
