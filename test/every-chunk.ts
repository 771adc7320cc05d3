import { CHUNKS } from 'virtual:chunks'

/**
 * Loads every lazy chunk, except other languages than English. Tests with a stopped clock call this first, because a chunk that loads while
 * the clock jumps ahead would exceed its deadline.
 */
export const fetchEveryChunk = (): Promise<unknown> => Promise.all(CHUNKS.map((load) => load()))
