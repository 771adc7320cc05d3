import type { ActivityElement } from '../../../elements/activity.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import type { PlatformEvent } from './sent.js'
import { type Given, setup } from './setup.js'
import { Screen, startPlatform, type TestPlatform, words } from './stage.js'

export const EVENTS = '/events/list'
export const NOW = Date.parse('2026-03-20T12:00:00Z')
export const DOOR = 'device_front_door'
/** Refetch interval of the activity, in ms. */
export const REFRESH = 30_000

const MINUTE = 60_000

/** Returns an event that occurred some minutes ago. */
export const ago = (minutes: number, event_type: string, more: Partial<PlatformEvent> = {}): PlatformEvent => {
  const created_at = new Date(NOW - minutes * MINUTE).toISOString()
  const event_id = `event_${minutes}_${event_type}`
  return { event_id, event_type, device_id: DOOR, created_at, occurred_at: created_at, ...more }
}

/** Returns events of a door that was locked and unlocked every ten minutes, newest first. */
export const comings = (count: number): PlatformEvent[] =>
  Array.from({ length: count }, (_, index) =>
    ago(10 + index * 10, index % 2 === 0 ? 'lock.unlocked' : 'lock.locked', { method: 'manual' })
  )

/** Platform with its own history, which a test can extend. */
interface History extends TestPlatform {
  /** Events in any order. */
  events: PlatformEvent[]
}

const timeOf = ({ created_at }: PlatformEvent): string => String(created_at)

/** Starts a platform with this history. */
export async function startHistory(events: PlatformEvent[], faults: SandboxOptions['faults'] = {}): Promise<History> {
  const platform = await startPlatform({
    faults,
    async respond(request, { since, between, limit = 500, event_types: types }, pass) {
      const response = await pass(request)
      if (!response.ok || new URL(request.url).pathname !== EVENTS) return response
      const [from, to] = Array.isArray(between) ? between : [since, '9999']
      const isIn = (event: PlatformEvent): boolean =>
        (Array.isArray(between) ? timeOf(event) > String(from) : timeOf(event) >= String(from)) &&
        timeOf(event) < String(to) &&
        (!Array.isArray(types) || types.includes(event.event_type))
      const found = history.events.filter(isIn).toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
      return Response.json({ ok: true, events: found.slice(0, Number(limit)) })
    }
  })
  const history = Object.assign(platform, { events })
  return history
}

/** Activity with helpers to read and filter it. */
export class Activity extends Screen<ActivityElement> {
  /** Texts of the rows, part by part. */
  get rows(): string[] {
    return this.all('row').map((row) =>
      [...row.querySelectorAll('b, .activity-event > *, time')]
        .map(({ textContent }) => words(textContent).replaceAll(/[\u2068\u2069]/g, ''))
        .join(' | ')
    )
  }

  get days(): string[] {
    return this.names('heading').slice(1)
  }

  /** Text and position of the row in the middle of the list. */
  get seen(): { readonly text: string; readonly top: number } {
    const { left = 0, top = 0, height = 0 } = this.root.querySelector('.list')?.getBoundingClientRect() ?? {}
    const row = this.root.elementFromPoint(left + 40, top + height / 2)?.closest('li')
    return { text: words(row?.textContent), top: row?.getBoundingClientRect().top ?? Number.NaN }
  }

  /** Scrolls the page, or a list with its own scroll container, to the end. */
  scrollToEnd(): void {
    const list = this.root.querySelector('.list')
    if (list) list.scrollTop = list.scrollHeight
    scrollTo(0, document.body.scrollHeight)
  }
}

/** Adds the activity of a platform with these events. See `setup`. */
export async function setupActivity(events: PlatformEvent[], { faults, ...given }: Given<'x-activity'> = {}) {
  const history = await startHistory(events, faults)
  const t = await setup('x-activity', { platform: history, now: NOW, width: 480, ...given })
  const screen = new Activity(t.element)
  return {
    ...t,
    history,
    screen,
    /** Scrolls to the end of the list and waits for what is loaded. */
    async scrollToEnd(): Promise<void> {
      screen.scrollToEnd()
      await t.advance(100)
    },
    /** Presses a row. */
    async open(row = 0): Promise<void> {
      screen.all('row')[row]?.click()
      await t.advance(100)
    }
  }
}
