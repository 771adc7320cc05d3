import { millisecondsInMinute } from 'date-fns/constants'
import { zoneOffset } from '../../../core/values/wall-time.js'

/** An event as a line of the file. */
export interface ExportedEvent {
  /** In ms since the epoch, if known. */
  readonly instant: number | undefined
  /** Time zone of its device, else of the browser. */
  readonly zone: string
  readonly deviceName: string | undefined
  readonly eventType: string | undefined
  /** The sentence that the log shows. */
  readonly description: string
  readonly method: string | undefined
  readonly accessCodeName: string | undefined
  readonly deviceId: string | undefined
  readonly accessCodeId: string | undefined
  readonly eventId: string
}

const COLUMNS = [
  'occurred_at',
  'time_zone',
  'device_name',
  'event_type',
  'description',
  'method',
  'access_code_name'
] as const

const ID_COLUMNS = ['device_id', 'access_code_id', 'event_id'] as const

/** Byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\uFEFF'
const LINE_END = '\r\n'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns an instant as ISO 8601 with the offset of a time zone, such as `2026-03-20T13:00:00+01:00`. */
export function isoWithOffset(instant: number, zone: string): string {
  const minutes = zoneOffset(instant, zone)
  const local = new Date(instant + minutes * millisecondsInMinute).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)
  const distance = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`
}

/** Characters that isolate a name from the direction of the text around it. A spreadsheet would show them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

/** Cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns a cell as RFC 4180 writes it. */
export function csvCell(value: string): string {
  const text = value.replaceAll(ISOLATES, '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const cellsOf = (event: ExportedEvent): readonly (string | undefined)[] => [
  event.instant === undefined ? undefined : isoWithOffset(event.instant, event.zone),
  event.zone,
  event.deviceName,
  event.eventType,
  event.description,
  event.method,
  event.accessCodeName
]

const idsOf = ({ deviceId, accessCodeId, eventId }: ExportedEvent): readonly (string | undefined)[] => [
  deviceId,
  accessCodeId,
  eventId
]

/** Returns the file: UTF-8 with a byte order mark, one line per event. @param hasIds `false` to leave out the ids */
export function activityCsv(events: readonly ExportedEvent[], hasIds: boolean): string {
  const header: readonly string[] = hasIds ? [...COLUMNS, ...ID_COLUMNS] : COLUMNS
  const rows = events.map((event) => [...cellsOf(event), ...(hasIds ? idsOf(event) : [])])
  const lines = [header, ...rows].map((cells) => cells.map((cell = '') => csvCell(cell)).join(','))
  return `${MARK}${lines.join(LINE_END)}${LINE_END}`
}
