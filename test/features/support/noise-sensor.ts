import type { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import type { PlatformEvent } from './sent.js'
import { type Screen, type TestPlatform, words } from './stage.js'

export type Sensor = Screen<NoiseSensorDetailsElement>

export const EVENTS = '/events/list'
export const THRESHOLDS = '/noise_sensors/noise_thresholds/list'
export const SENSOR = 'device_living_room_sensor'
export const NOW = Date.parse('2026-03-20T12:00:00Z')
export const TRIGGERED = 'noise_sensor.noise_threshold_triggered'

export const tab = ({ root }: Sensor, name: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no tab ${name}.`)
  return found
}

/** Returns the summary at the top of the screen. */
export const heroOf = (screen: Screen<HTMLElement>): HTMLElement | undefined => screen.all('group', 'Overview')[0]

/** Returns the text of the noise level. */
export const levelOf = (screen: Screen<HTMLElement>): string => words(heroOf(screen)?.querySelector('b')?.textContent)

/** Returns the requests for noise events, without those for recent activity. */
export const noisesAsked = ({ requests }: Pick<TestPlatform, 'requests'>): ReturnType<TestPlatform['requests']> =>
  requests(EVENTS).filter(({ event_type: type }) => type === TRIGGERED)

/** Returns faults that make a platform list these events. */
export const happened = (events: readonly Partial<PlatformEvent>[], delay = 0) => ({
  [EVENTS]: {
    delay,
    body: {
      ok: true,
      events: events.map((event, index) => ({ event_id: `event_${index}`, event_type: TRIGGERED, ...event }))
    }
  }
})

export const SOME = [
  { occurred_at: '2026-03-14T22:40:00Z', noise_threshold_name: 'Quiet hours', noise_level_decibels: 71.25 },
  {
    occurred_at: '2026-03-19T21:30:00Z',
    noise_threshold_id: 'noise_threshold_living_room_sensor_2',
    noise_level_decibels: 63
  },
  { occurred_at: '2026-03-20T03:15:00Z', noise_threshold_id: 'gone', noise_level_nrs: 57 },
  { created_at: '2026-03-19T23:05:00Z', noise_threshold_name: 'Quiet hours', noise_level_decibels: 84 },
  { occurred_at: 'some day', noise_threshold_name: 'Quiet hours' }
]

/** Returns events every two hours, the newest one an hour ago. */
export const busy = (count: number): Partial<PlatformEvent>[] =>
  Array.from({ length: count }, (_, index) => ({
    occurred_at: new Date(NOW - 3_600_000 - index * 7_200_000).toISOString(),
    noise_threshold_name: `Quiet hours of ${'the neighbourhood '.repeat(index % 3)}`,
    noise_level_decibels: 62 + (index % 30)
  }))
