// Has the region of scripts/first-heap.c give nothing more and take nothing back: called before a second thread begins.
void first_heap_close(void);
