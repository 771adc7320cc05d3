import type { TextGuard } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'

/** Guards the texts that the host of an element gave: one that fails is told by its name, and not asked again. */
export function createMessageOverrideGuard(controller: Controller): TextGuard {
  const broken = new WeakSet<object>()

  // The host may answer by setting options, which cannot be while its function is being asked.
  const refuse = (name: string, error: unknown): void =>
    queueMicrotask(() => controller.rejectOption(`messages.${name}`, undefined, error))

  return {
    refuse,
    guard: (name, own, ours) =>
      function guarded(this: unknown, ...values) {
        if (broken.has(own)) return ours(...values)
        try {
          const text = Reflect.apply(own, this, values)
          if (typeof text === 'string') return text
          throw new TypeError(`The text ${name} should be a string.`)
        } catch (error) {
          broken.add(own)
          refuse(name, error)
          return ours(...values)
        }
      }
  }
}
