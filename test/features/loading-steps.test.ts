import { laidOut } from '../settled.js'
import { cleanUpAfterEach, type Setting, setup, words } from './support/setup.js'

cleanUpAfterEach()

const LOCK = { deviceId: 'device_front_door' }
const SENSOR = { deviceId: 'device_living_room_sensor' }
const THERMOSTAT = { deviceId: 'device_hallway_thermostat' }

/** Reads in the order in which they are answered. */
const READS = [
  '/devices/list',
  '/devices/get',
  '/internal/devicedb/v1/manufacturers/list',
  '/internal/devicedb/v1/device_models/list',
  '/access_codes/list',
  '/access_codes/get',
  '/connected_accounts/get',
  '/noise_sensors/noise_thresholds/list',
  '/thermostats/schedules/list',
  '/access_codes/unmanaged/list',
  '/events/list'
]

interface Subject {
  readonly tag: Parameters<typeof setup>[0]
  readonly given: Setting & {
    readonly deviceId?: string
    readonly accessCodeId?: string
    readonly accessGrantId?: string
  }
  /** Highest number of changes of the height. @default 1 */
  readonly changes?: number
  /** Other widths, in px. */
  readonly widths?: readonly number[]
}

const NOT_CONTENT = '.announcer, [part~=toast], .skeleton'

const MOST_SHIFT = 0.01

/** Size of a usual window, in px. */
const WINDOW = { width: 1280, height: 800 }

/** Returns the boxes of all visible parts with a text, relative to the element. */
function boxesIn(element: HTMLElement): Map<Element, DOMRect> {
  const { left, top } = element.getBoundingClientRect()
  const parts = [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
  const shown = parts.filter(
    (part) =>
      part.checkVisibility() &&
      !part.closest(NOT_CONTENT) &&
      [...part.childNodes].some((node) => node instanceof Text && words(node.data) !== '')
  )
  return new Map(
    shown.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part, new DOMRect(x - left, y - top, width, height)]
    })
  )
}

/** Layout shift between two steps, as browsers measure it in a usual window: moved area times distance. */
function shiftBetween(previous: Map<Element, DOMRect>, after: Map<Element, DOMRect>, width: number) {
  let [distance, first, last] = [0, Infinity, 0]
  const moved: string[] = []
  for (const [part, { y, bottom }] of after) {
    const old = previous.get(part)
    if (!old || Math.abs(y - old.y) < 3 || Math.min(y, old.y) > WINDOW.height) continue
    distance = Math.max(distance, Math.abs(y - old.y))
    first = Math.min(first, y, old.y)
    last = Math.min(WINDOW.height, Math.max(last, bottom, old.bottom))
    moved.push(`${words(part.textContent).slice(0, 30)} ${Math.round(old.y)} → ${Math.round(y)}`)
  }
  const area = (width * Math.max(0, last - first)) / (WINDOW.width * WINDOW.height)
  return { score: area * (distance / WINDOW.height), moved }
}

describe('Loading step by step', () => {
  const ELEMENTS: readonly Subject[] = [
    { tag: 'x-device-table', given: { size: 30 } },
    { tag: 'x-device-details', given: LOCK },
    // 640 px: the first width with two columns, in which the words of events wrap.
    { tag: 'x-lock-details', given: LOCK, widths: [640] },
    { tag: 'x-noise-sensor-details', given: SENSOR },
    { tag: 'x-thermostat', given: THERMOSTAT },
    { tag: 'x-preset-manager', given: THERMOSTAT },
    { tag: 'x-thermostat-schedule', given: THERMOSTAT },
    { tag: 'x-access-code-table', given: LOCK },
    { tag: 'x-access-code-details', given: { accessCodeId: 'access_code_front_door_1' } },
    { tag: 'x-access-code-form', given: LOCK },
    { tag: 'x-activity', given: {} },
    // Codes, visits and schedules are appended when they are known.
    { tag: 'x-overview', given: { size: 30 }, changes: 3 },
    { tag: 'x-lock-all', given: { size: 30 } },
    { tag: 'x-access-grant-table', given: {}, changes: 3 },
    { tag: 'x-access-grant-details', given: { accessGrantId: 'access_grant_2' }, changes: 3 },
    { tag: 'x-access-grant-form', given: {} },
    { tag: 'x-supported-devices', given: {} }
  ]
  for (const { tag, given, changes = 1, widths = [] } of ELEMENTS) {
    for (const width of [320, 900, ...widths]) {
      it(`shifts nothing in <${tag}> at ${width} px, and keeps its height while it loads`, async () => {
        // In the night, the latest events of locks fit in one line each.
        const setting: Setting = { width, holds: READS, now: '2026-03-20T10:00:00Z' }
        const t = await setup(tag, { ...given, ...setting })
        const steps: string[] = []
        const moves: string[] = []
        let shift = 0
        let height = t.element.offsetHeight
        let previous = boxesIn(t.element)
        for (const path of READS) {
          t.release(path)
          await t.advance(100)
          await laidOut()
          const after = boxesIn(t.element)
          const { score, moved } = shiftBetween(previous, after, width)
          shift += score
          if (moved.length > 0) moves.push(`${path}: ${moved.join(', ')}`)
          // Skeletons of text may differ by a rounded pixel.
          if (Math.abs(t.element.offsetHeight - height) > 1)
            steps.push(`${path}: ${height} → ${t.element.offsetHeight}`)
          height = t.element.offsetHeight
          previous = after
        }
        expect(shift, moves.join('\n')).to.be.at.most(MOST_SHIFT)
        expect(steps.length, steps.join('\n')).to.be.at.most(changes)
      })
    }
  }
})
