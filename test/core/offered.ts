import type { Offer } from '../../src/core/gate/offer.js'

/** A command that the pressed control had offered for long. */
export const OFFERED: Offer = { paintedAt: -Infinity, isChanged: false }
