// Blocks of bytes by the names of the machine's procedure call standard, by way of `memmove` and `memset`.

void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);

void __aeabi_memmove(void *to, const void *from, size_t count) { memmove(to, from, count); }
void __aeabi_memset(void *to, size_t count, int byte) { memset(to, byte, count); }
void __aeabi_memclr(void *to, size_t count) { memset(to, 0, count); }

#define ALIAS(name, of) __typeof__(of) name __attribute__((alias(#of)))
ALIAS(__aeabi_memcpy, __aeabi_memmove);
ALIAS(__aeabi_memcpy4, __aeabi_memmove);
ALIAS(__aeabi_memcpy8, __aeabi_memmove);
ALIAS(__aeabi_memmove4, __aeabi_memmove);
ALIAS(__aeabi_memmove8, __aeabi_memmove);
ALIAS(__aeabi_memset4, __aeabi_memset);
ALIAS(__aeabi_memset8, __aeabi_memset);
ALIAS(__aeabi_memclr4, __aeabi_memclr);
ALIAS(__aeabi_memclr8, __aeabi_memclr);
