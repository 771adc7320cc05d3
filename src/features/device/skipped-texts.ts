import type { Device } from '../../core/resources/resources.js'
import type { BULK } from '../../messages/bulk/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { deviceKind } from './rules/device.js'
import { onlineStatus } from './rules/device-status.js'

const KINDS = ['lock', 'thermostat', 'noise-sensor'] as const

const kindOf = (device: Device): (typeof KINDS)[number] => deviceKind(device) ?? 'lock'

/**
 * Returns why selected devices are skipped, by kind or reason.
 *
 * @param reason why online devices of this kind are skipped
 */
export function skippedTexts(
  chosen: readonly Device[],
  able: readonly Device[],
  texts: TextsOf<typeof BULK>,
  reason?: string
): readonly string[] {
  const taken = new Set(able)
  const ableKinds = new Set(able.map(kindOf))
  const skipped = chosen.filter((device) => !taken.has(device))

  function reasonOf(device: Device): string {
    return onlineStatus(device) === 'online' ? (reason ?? texts.why.unsupported) : texts.why.offline
  }
  return KINDS.flatMap((kind) => {
    const own = skipped.filter((device) => kindOf(device) === kind)
    if (!ableKinds.has(kind)) return own.length > 0 ? texts.skips[kind](own.length) : []
    const reasons = own.map(reasonOf)
    return [...new Set(reasons)].map((reason) => {
      const count = reasons.filter((other) => other === reason).length
      return texts.skipsFor(texts.skips[kind](count), reason)
    })
  })
}
