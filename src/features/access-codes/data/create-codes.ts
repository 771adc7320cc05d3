import type { AccessCode } from '../../../core/resources/resources.js'
import type { Mutation } from '../../../core/actions/mutation.js'

/** The same code for several devices. */
export interface SharedCode {
  readonly device_ids: string[]
  readonly name: string
  readonly code?: string
  readonly starts_at?: string
  readonly ends_at?: string
}

/** Mutation that creates the same code on several devices with one call. */
export function createCodesChange(shared: SharedCode): Mutation<AccessCode, AccessCode[]> {
  const params = { ...shared, behavior_when_code_cannot_be_shared: 'throw' as const }
  return {
    key: `new access codes ${shared.device_ids.join(' ')}`,
    onConflict: 'ignore',
    operation: 'accessCodes.createMultiple',
    params,
    target: { deviceIds: shared.device_ids },
    request: ({ accessCodes: calls }, options) => calls.createMultiple(params, options)
  }
}
