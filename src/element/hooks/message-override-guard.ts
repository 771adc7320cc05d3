import type { TextGuard } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'

/** Guards message overrides of the host. An override that throws is reported by name and replaced. */
export function createMessageOverrideGuard(controller: Controller): TextGuard {
  const broken = new WeakSet<object>()

  // The host may set options in response, which isn't possible while its function runs.
  const reject = (name: string, error: unknown): void =>
    queueMicrotask(() => controller.rejectOption(`messages.${name}`, undefined, error))

  return {
    reject,
    guard: (name, own, ours) =>
      function guarded(this: unknown, ...values) {
        if (broken.has(own)) return ours(...values)
        try {
          const text = Reflect.apply(own, this, values)
          if (typeof text === 'string') return text
          throw new TypeError(`The text ${name} should be a string.`)
        } catch (error) {
          broken.add(own)
          reject(name, error)
          return ours(...values)
        }
      }
  }
}
