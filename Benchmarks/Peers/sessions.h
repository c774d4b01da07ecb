/* What a person does with one finger, as SessionBenchmark.swift has it, for the programs of other toolkits.
 *
 * work.h is that of the peers' harness: the tree of 1,054 nodes and the lines of JSON. Times are those of the processor,
 * since a glide of another toolkit runs in real time and sleeps between its frames. */
#include "work.h"

static inline double s_cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

/* phase 0 = down, 1 = move, 2 = up; x and y from where the finger landed; ms = the time of the sample */
typedef void (*s_sample_fn)(void *ctx, int phase, int x, int y, uint32_t ms);
/* waits until nothing moves or waits any more */
typedef void (*s_rest_fn)(void *ctx);

static void s_play(const char *shape, s_sample_fn send, s_rest_fn rest, void *ctx, uint32_t *ms) {
    int moves = !strcmp(shape, "tap") ? 0 : !strcmp(shape, "drag") ? 60 : 8, y = 0;
    send(ctx, 0, 0, 0, *ms);
    for (int i = 0; i < moves; i++) {
        y += !strcmp(shape, "drag") ? (i < 30 ? 4 : -4) : -20;
        *ms += 8;
        send(ctx, 1, 0, y, *ms);
    }
    *ms += moves ? 8 : 50;
    send(ctx, 2, 0, y, *ms);
    rest(ctx);
    *ms += 1000;
}

static long s_glides; /* how often the list went on after the lift */

/* A fling that did not glide is played again: a QScroller that was set back glides at times only. */
static void s_fling(s_sample_fn send, s_rest_fn rest, void *ctx, uint32_t *ms) {
    long before = s_glides;
    for (int tries = 0; tries < 12 && s_glides == before; tries++) s_play("fling", send, rest, ctx, ms);
}

static void s_bench(const char *peer, const char *shape, s_sample_fn send, s_rest_fn rest, void *ctx) {
    uint32_t ms = 10000;
    double s[64];
    int count = 1, samples = w_samples(), isFling = !strcmp(shape, "fling");
    if (isFling) s_fling(send, rest, ctx, &ms);
    while (!isFling && count < 1 << 16) { /* a glide takes seconds of real time: one is a sample */
        double start = s_cpu();
        for (int i = 0; i < count; i++) s_play(shape, send, rest, ctx, &ms);
        if (s_cpu() - start >= w_sample_ns() / 2) break;
        count *= 2;
    }
    w_handled = 0;
    for (int j = 0; j < samples; j++) {
        double start = s_cpu();
        if (isFling) s_fling(send, rest, ctx, &ms);
        else for (int i = 0; i < count; i++) s_play(shape, send, rest, ctx, &ms);
        s[j] = (s_cpu() - start) / count;
    }
    char more[128];
    snprintf(more, sizeof more, ",\"sessions_per_sample\":%d,\"handled\":%ld,\"glides\":%ld", count, w_handled, s_glides);
    w_print(peer, "session", shape, 10, s, samples, more);
}
