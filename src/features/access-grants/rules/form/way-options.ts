import { WAY_MODES, type WayMode } from '../access-grant.js'

const USUAL: readonly WayMode[] = ['code', 'mobile_key']

/** Returns the ways in that the host offers, in the order in which they are shown. */
export const offeredModes = (listed: readonly string[] | undefined): readonly WayMode[] =>
  listed ? WAY_MODES.filter((mode) => listed.includes(mode)) : USUAL
