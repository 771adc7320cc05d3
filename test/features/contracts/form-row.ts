import type { PlatformClient } from '../../../src/client/index.js'

export type Fields = Readonly<Record<string, string>>

/** Parameters of a form. Fields and selects are found by label. */
export interface FormRow {
  readonly tag:
    | 'x-access-code-form'
    | 'x-device-details'
    | 'x-noise-sensor-details'
    | 'x-preset-manager'
    | 'x-thermostat-schedule'
  readonly given: { readonly deviceId?: string; readonly accessCodeId?: string }
  /** Button that opens the form. Omit if the form is the whole element. */
  readonly open?: string
  /** Button that shows all fields. */
  readonly unfold?: string
  /** Input that completes the form. The first field is the one that the form is left with. */
  readonly fill: Fields
  readonly path: string
  readonly operation: string
  /** Body of the request with that input. */
  readonly request: object
  /** Event after the response, and some of its detail. */
  readonly event: readonly [name: keyof HTMLElementEventMap, detail: object]
  /** Toast after saving, and what has the focus then. */
  readonly saved: string
  readonly focused: string
  /** Toast if saving failed after the user has left. */
  readonly failed: string
  /** Invalid input on top of an untouched form, and the messages in the order of the fields. */
  readonly invalid?: { readonly fill: Fields; readonly errors: Fields }
  /** Parameter that the platform rejects, its field, and another value. Omit if no field shows errors of the platform. */
  readonly rejected?: { readonly parameter: string; readonly label: string; readonly value: string }
  /** Option that forbids the change while the form is open. */
  readonly disabledBy?: string
  /** Existing resource that someone else changes or deletes. */
  readonly elsewhere?: {
    /** Path of the request that reads the resource before it is updated. */
    readonly read: string
    update(client: PlatformClient, fields: object): Promise<unknown>
    /** Omit if it can't be deleted. */
    remove?(client: PlatformClient): Promise<unknown>
    /** Message after the deletion. */
    readonly removed?: string
    /** Change of a field that the user has not filled, and the value that the form then has. Omit if there is only one. */
    readonly other?: { readonly fields: object; readonly label: string; readonly value: string }
    /** Change of the first filled field, and what the form shows of it. */
    readonly same: {
      readonly fields: object
      readonly theirs: string
      /** Value in the request if the user keeps it. @default the input */
      readonly mine?: unknown
      /** Label, text and last button of a question that shows no values. */
      readonly question?: readonly [label: string, text: string, button: string]
    }
    /** `true` if a pristine form is sent as well. */
    readonly sendsPristine?: true
  }
}
