import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { scopeOptions } from '../src/element/options/scope-options.js'
import { define } from '../src/element/root/define.js'
import { ScreenElement } from '../src/element/root/screen-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import hostStyles from '../src/features/lock-all/lock-all-host.css'
import { LockAllPlaceholder } from '../src/features/lock-all/lock-all-placeholder.js'
import { LockAllScreen } from '../src/features/lock-all/lock-all-screen.js'

export type * from './host-types.js'

/**
 * All locks in one latch, for a navigation bar: how many doors are unlocked, their names, and a button that locks them
 * after a confirmation. A door counts as locked only if its lock has confirmed it. There is no button that unlocks
 * doors. In less than 160 px only the latch is shown. Without locks the element is empty.
 *
 * @summary All locks in one latch: which doors are unlocked, and a button that locks them.
 * @tagname x-lock-all
 * @example <x-lock-all publishable-key="seam_pk1…" user-identifier-key="user-1"></x-lock-all>
 */
export class LockAllElement extends ScreenElement {
  /** @internal */
  static override readonly definition = defineScreen({ deviceIds: scopeOptions.deviceIds }, LockAllScreen, {
    styles: hostStyles,
    placeholder: LockAllPlaceholder,
    hasFeatureTexts: true,
    first: readFirst('devices')
  })

  /**
   * Covers only these locks. As an attribute, CSV or a JSON array; an empty list covers none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'x-lock-all': LockAllElement
  }
}

define('x-lock-all', LockAllElement)
