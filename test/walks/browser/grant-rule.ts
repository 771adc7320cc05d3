import { nameOf } from './controls.js'
import { EVENTS } from './log.js'
import type { Stand } from './stands.js'

/** Events about access, which contain neither digits, links, e-mail addresses nor phone numbers. */
const GRANT_EVENTS = EVENTS.filter((name) => /^access-(?:grant|method)-/.test(name))

/** Commands that need a press of their own. */
const CONFIRMED = ['accessGrants.create', 'accessGrants.delete', 'accessMethods.delete'] as const
type Confirmed = (typeof CONFIRMED)[number]

interface Report {
  readonly find: (text: string) => void
  readonly findTwice: (text: string) => void
  /** Called with the detail of an event. */
  readonly say: (text: string) => void
}

/** Returns the commands that a button confirms, in the languages of the walks. */
function confirmedBy(button: HTMLElement): readonly Confirmed[] {
  const name = nameOf(button)
  if (/^(?:Undo|Try again|Rückgängig|Erneut versuchen)/.test(name)) return CONFIRMED
  if (!button.closest('dialog, [role=alertdialog]')) return []
  if (/^(?:Remove access|Zugang entfernen)$/.test(name)) return ['accessGrants.delete']
  return /^(?:Revoke|Widerrufen)$/.test(name) ? ['accessMethods.delete'] : []
}

/**
 * Rule: access is given by a submit of its form or by an undo, and removed or revoked by a press on its confirmation. Each
 * press sends one request, and no two forms give access with the same key.
 */
export function watchGrants(stands: readonly Stand[], { find, findTwice, say }: Report): void {
  const keys = new Map<unknown, Stand>()

  for (const stand of stands) {
    const { tag, element, recreated } = stand
    const presses = new Map<string, number>()
    let removedId: unknown
    const count = (operation: Confirmed): void => void presses.set(operation, (presses.get(operation) ?? 0) + 1)
    element.shadowRoot?.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        for (const operation of button ? confirmedBy(button) : []) count(operation)
      },
      true
    )
    element.shadowRoot?.addEventListener('submit', () => count('accessGrants.create'), true)
    element.addEventListener('before-change', ({ detail: { operation, params } }) => {
      if (!CONFIRMED.some((each) => each === operation)) return
      const left = presses.get(operation) ?? 0
      if (left === 0) find(`${tag} sends ${operation} without a press that confirms it`)
      presses.set(operation, Math.max(0, left - 1))
      if (operation === 'accessGrants.delete') {
        const id: unknown = Reflect.get(params, 'access_grant_id')
        // Access that was given again takes the place of the first one.
        removedId = [...recreated].find(([, recreatedId]) => recreatedId === id)?.[0] ?? id
      }
      if (operation !== 'accessGrants.create') return
      const key: unknown = Reflect.get(params, 'access_grant_key')
      const owner = keys.get(key) ?? stand
      if (owner !== stand) findTwice(`${tag} gives access with the key of another form`)
      keys.set(key, stand)
    })
    element.addEventListener('access-grant-created', ({ detail }) => recreated.set(removedId, detail.access_grant_id))
    for (const name of GRANT_EVENTS) element.addEventListener(name, ({ detail }) => say(JSON.stringify(detail)))
  }
}
