import type { Params } from './calls.js'
import { type Stand, storeOf } from './stands.js'

const TYPED = ['name', 'code'] as const
const CHOSEN = ['type', 'starts_at', 'ends_at'] as const

const isSame = (first: unknown, other: unknown): boolean =>
  first === other || (typeof first === 'string' && typeof other === 'string' && Date.parse(first) === Date.parse(other))

/** Rule: an update of an access code contains the values of the user and otherwise the latest known values. */
export interface StaleFields {
  /** Returns the wrong fields of an update before it is sent. */
  faultsOf(stand: Stand, params: Params): string[]
}

/** @param generated digits that the platform has generated */
export function watchFields(stands: readonly Stand[], generated: ReadonlySet<string>): StaleFields {
  const typed = new Map<Stand, Set<string>>()
  const hasChosen = new Set<Stand>()
  for (const stand of stands) {
    const root = stand.element.shadowRoot
    const texts = new Set<string>()
    typed.set(stand, texts)
    const note = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
      if (target instanceof HTMLInputElement && target.type === 'text') texts.add(target.value).add(target.value.trim())
      else hasChosen.add(stand)
    }
    root?.addEventListener('input', note, true)
    root?.addEventListener('change', note, true)
  }

  return {
    faultsOf(stand, params) {
      const id = String(params.access_code_id)
      const known: unknown = storeOf(stand)?.getState().confirmed.accessCodes.get(id)?.resource
      if (typeof known !== 'object' || known === null) return []
      const faults = (fields: readonly string[], isEntered: (sent: unknown) => boolean): string[] =>
        fields.flatMap((field) => {
          const [sent, own]: unknown[] = [params[field], Reflect.get(known, field)]
          if (sent === undefined) {
            const isDropped = own != null && !(field.endsWith('_at') && params.type === 'ongoing')
            return isDropped ? `${id} is updated without ${field}` : []
          }
          return isSame(sent, own) || isEntered(sent)
            ? []
            : `${id} is updated with ${field} ${JSON.stringify(sent)}, which was not entered; known is ${JSON.stringify(own)}`
        })
      return [
        ...faults(TYPED, (sent) => Boolean(typed.get(stand)?.has(String(sent))) || generated.has(String(sent))),
        ...faults(CHOSEN, () => hasChosen.has(stand))
      ]
    }
  }
}
