import { startEarly } from '../src/element/start/early-start.js'
import { FIRST_QUERIES } from './first-queries.js'

/** Begins what these elements will ask for. @returns what resolves when their sessions are there, or soon */
export const startElements = (elements: readonly Element[]): Promise<void> => startEarly(elements, FIRST_QUERIES)
