/** The default, 128 MB, fills up in time and holds what the operating system caches as well. */
export const fewBuffers: readonly string[] = ['-c', 'shared_buffers=8MB'];
