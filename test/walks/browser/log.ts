import type { LatchkeyEventMap } from '../../../elements/index.js'
import type { Stand } from './stands.js'

/** Values that differ between walks, such as generated digits. */
const MADE_UP = /"(?:code|user_identifier_key)":"[^"]*"/g

/** Events that are recorded. */
export const EVENTS = [
  'access-code-click',
  'access-code-created',
  'access-code-deleted',
  'access-code-edit',
  'access-code-updated',
  'access-grant-click',
  'access-grant-created',
  'access-grant-delete',
  'access-grant-deleted',
  'access-grant-edit',
  'access-grant-updated',
  'access-method-added',
  'access-method-deleted',
  'access-method-failed',
  'access-method-issued',
  'back',
  'before-change',
  'bulk-change',
  'climate-change',
  'connect-webview',
  'device-click',
  'device-rename',
  'fan-mode-change',
  'issue-resolve',
  'lock-change',
  'preset-created',
  'preset-deleted',
  'preset-updated',
  'program-change',
  'schedule-change',
  'screen-change',
  'selection-change',
  'threshold-change',
  'view-change'
] as const satisfies readonly (keyof LatchkeyEventMap)[]

/** Telemetry contains a generated browser id. */
const USAGE = '/internal/'

const withoutChance = (text: string): string => text.replaceAll(MADE_UP, '').replaceAll(location.origin, '')
const textOf = (value: unknown): string => withoutChance(JSON.stringify(value) ?? '')

/** Requests and events of the elements, line by line, to compare two versions. */
export interface Log {
  readonly lines: readonly string[]
  readonly fetch: typeof fetch
  listen(stands: readonly Stand[]): void
}

/** @param ask `fetch` of the platform */
export function keepLog(ask: typeof fetch): Log {
  const lines: string[] = []
  return {
    lines,
    fetch(input, init) {
      const request = input instanceof Request ? input.clone() : new Request(input, init)
      const { pathname, search } = new URL(request.url)
      // Recorded in order of arrival, because recording does not delay requests.
      if (!pathname.startsWith(USAGE)) {
        const at = lines.push(`${pathname}${search}`) - 1
        void request.text().then((body) => (lines[at] += ` ${withoutChance(body)}`))
      }
      return ask(input, init)
    },
    listen(stands) {
      for (const [index, { element }] of stands.entries()) {
        for (const name of EVENTS) {
          element.addEventListener(name, ({ detail }) => void lines.push(`${index} ${name} ${textOf(detail)}`))
        }
      }
    }
  }
}
