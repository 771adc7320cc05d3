import { en as accessCodes } from './core/access-codes/en.js'
import { en as account } from './core/account/en.js'
import { en as climate } from './core/climate/en.js'
import { en as device } from './core/device/en.js'
import { en as deviceTable } from './core/device-table/en.js'
import { en as general } from './core/general/en.js'
import { en as lock } from './core/lock/en.js'
import { en as noise } from './core/noise/en.js'
import type { Formats } from './formats.js'

/** The UI texts that every element needs, in English. A host can override each of them. */
export const en = (formats: Formats) => ({
  ...accessCodes(formats),
  ...account(),
  ...climate(formats),
  ...device(formats),
  ...deviceTable(formats),
  ...general(formats),
  ...lock(formats),
  ...noise(formats)
})

/** The UI texts that every element needs. */
export type Messages = ReturnType<typeof en>
