import { useMessages } from '../../../element/custom-element/element-context.js'
import { countedNames, nameList } from '../../../element/bulk/name-list.js'
import { codeLengthText } from '../../device/code-length-text.js'
import { codeLengths } from '../../device/rules/code-length.js'
import type { RequestedDevices } from '../../device/requested-devices.js'
import { BULK } from '../../../messages/bulk/en.js'

/** Lists which locks take which code length. Locks without a constraint are omitted. */
export function LengthsOfLocks({ devices, nameOf }: Pick<RequestedDevices, 'devices' | 'nameOf'>) {
  const messages = useMessages()
  const texts = useMessages(BULK)
  const names = new Map<string, string[]>()
  for (const device of devices) {
    const lengths = codeLengths(device)
    if (!lengths) continue
    const label = codeLengthText(lengths, messages)
    names.set(label, [...(names.get(label) ?? []), nameOf(device)])
  }
  return [...names].map(([label, locks]) => (
    <p key={label}>
      <b>{label}</b> <bdi>{nameList(countedNames(locks, texts), texts)}</bdi>
    </p>
  ))
}
