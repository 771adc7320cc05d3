import type { Device } from '../../core/resources/resources.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { countText } from '../../messages/formats.js'
import { deviceName } from '../device/rules/device.js'

/** Number of locks that are named. */
const NAMED = 2

interface LockNames {
  readonly names: string
  /** Number of further locks, such as `+ 3`. */
  readonly more: string | undefined
}

/** Returns a function that names locks: two of them, and how many more there are. */
export function useLockNames(): (locks: readonly Device[]) => LockNames {
  const { locale, messages } = useElement()
  const { device, general } = messages
  return (locks) => {
    const names = locks.slice(0, NAMED).map((lock) => deviceName(lock) ?? device.unnamed)
    const further = locks.length - names.length
    return { names: general.facts(names, ', '), more: further > 0 ? `+ ${countText(further, locale)}` : undefined }
  }
}
