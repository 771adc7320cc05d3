import { FEATURE_MESSAGES } from '../../../src/messages/feature-messages.js'
import { ELEMENT_MESSAGES } from '../../../src/messages/messages.js'
import { fetchEveryChunk } from '../../every-chunk.js'

/** Loads all chunks and the language that a walk switches to, because its clock does not run while they load. */
export const fetchChunks = (): Promise<unknown> =>
  Promise.all([fetchEveryChunk(), ELEMENT_MESSAGES.load('de'), FEATURE_MESSAGES.load('de')])
