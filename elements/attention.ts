import type { IssueFilter } from '../src/core/resources/host-functions.js'
import { defineScreen } from '../src/element/custom-element/element-definition.js'
import { prerenderWith } from '../src/element/preload/prerender-preloaded.js'
import { createSlot } from '../src/element/prerender/placeholder.js'
import { define } from '../src/element/root/define.js'
import { renderAs } from '../src/element/root/element-root.js'
import { InlineTree } from '../src/element/root/inline-tree.js'
import { LatchkeyElement } from '../src/element/root/latchkey-element.js'
import { readFirst } from '../src/features/access-codes/data/first-queries.js'
import type { AttentionCounts } from '../src/features/attention/attention-events.js'
import hostStyles from '../src/features/attention/attention-host.css'
import { type AttentionSubject, attentionOptions } from '../src/features/attention/attention-options.js'
import { AttentionScreen } from '../src/features/attention/attention-screen.js'
import { countsOf } from '../src/features/attention/known-counts.js'
import type { MessageOverrides } from '../src/messages/messages.js'
import { prerenderScreen } from './first/attention.js'

export type { AttentionCounts } from '../src/features/attention/attention-events.js'
export type { AttentionSubject } from '../src/features/attention/attention-options.js'
export type * from './host-types.js'

/**
 * The number of devices and codes that need attention, after a link of your navigation. It is the number of the
 * overview. Nothing is shown while it is unknown, for signed-out users, and if a number could not be updated for 3
 * minutes.
 *
 * @summary A number for your navigation: how many devices and codes need attention.
 * @tagname x-attention
 * @example
 * <x-attention publishable-key="seam_pk1…" user-identifier-key="user-1"><a href="/devices">Devices</a></x-attention>
 *
 * @fires {AttentionChangeEvent} attention-change - A count has changed. Also fired once after the first complete read, even if nothing needs attention.
 *
 * @slot - The content before the number, such as a link.
 * @csspart count - The number.
 */
export class AttentionElement extends LatchkeyElement {
  /** @internal */
  static override readonly definition = defineScreen(attentionOptions, AttentionScreen, {
    styles: hostStyles,
    placeholder: () => null,
    first: readFirst('devices')
  })

  /**
   * Counts only these devices. As an attribute, CSV or a JSON array; an empty list counts none.
   *
   * @default all
   * @attr device-ids
   */
  declare deviceIds: readonly string[] | undefined
  /**
   * Subjects that are counted: `devices`, and `codes` that are not working. Codes cost a request for each lock every 5 minutes. As
   * an attribute, CSV or a JSON array. Devices always count.
   *
   * @default devices
   * @attr include
   */
  declare include: readonly AttentionSubject[] | undefined
  /** Hides the number 0. `false` shows it. @default true @attr hide-zero */
  declare hideZero: boolean | undefined
  /** Largest number that is shown; above it, such as "99+". @default 99 @attr max */
  declare max: number | undefined
  /** Language of the accessible name and of the digits. @default the nearest `lang`, else `en` @attr locale */
  declare locale: string | undefined
  /** Color scheme; `auto` follows the system. @default the inherited `color-scheme` @attr theme */
  declare theme: 'light' | 'dark' | 'auto' | undefined
  /** Decides which errors of devices and access codes are counted. @default all */
  declare errorFilter: IssueFilter | undefined
  /** Decides which warnings of devices are counted. @default all */
  declare warningFilter: IssueFilter | undefined
  /** Overrides of any text. */
  declare messages: MessageOverrides | undefined

  constructor() {
    super()
    // The content of the host is there before the number.
    this.shadowRoot?.append(createSlot())
  }

  /** The latest counts. `undefined` before everything was read once. */
  get counts(): AttentionCounts | undefined {
    return countsOf(this, this.session)
  }
}

renderAs(AttentionElement.definition, InlineTree)

declare global {
  interface HTMLElementTagNameMap {
    'x-attention': AttentionElement
  }
}

define('x-attention', AttentionElement)
prerenderWith('x-attention', prerenderScreen)
