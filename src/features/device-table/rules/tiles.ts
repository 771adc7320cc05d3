/** Highest number of devices with which a table starts as tiles. */
const MAX_TILES = 6

/** Highest number up to which it keeps its tiles when devices are added. */
const STILL_FEW = 12

interface Display {
  readonly dense?: boolean | undefined
  readonly selectable?: boolean | undefined
}

/** Returns `true` if a table starts with tiles. A table with low or selectable rows is a list at any size. */
export const startsWithTiles = (count: number | undefined, { dense, selectable }: Display): boolean =>
  count !== undefined && count <= MAX_TILES && !dense && !selectable

/** Returns `true` if a table that started with tiles keeps them. */
export const canKeepTiles = (count: number, { dense, selectable }: Display): boolean =>
  count <= STILL_FEW && !dense && !selectable
