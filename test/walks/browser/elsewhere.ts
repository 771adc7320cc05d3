import type { ChangeElsewhere } from './action.js'
import { deviceIdsOf, USERS } from './belongings.js'
import type { WalkPlatform } from './platform.js'

type Item = Readonly<Record<string, unknown>>

const DAY = 86_400_000
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** Fetches a whole list for some devices. */
async function listed(platform: WalkPlatform, path: string, name: string, deviceIds: string[]): Promise<Item[]> {
  const lists = await Promise.all(deviceIds.map((device_id) => platform.ask(path, { device_id })))
  return lists.flatMap(({ [name]: items }) => (Array.isArray(items) ? items.filter(isItem) : []))
}

/** Changes a resource of the users in another app. @returns `false` if there is nothing to change */
export async function changeElsewhere(platform: WalkPlatform, { does, nth }: ChangeElsewhere): Promise<boolean> {
  const idsOf = (kind: 'lock' | 'thermostat' | 'noise sensor'): string[] =>
    USERS.flatMap((user) => deviceIdsOf(user, platform.hasLockers, kind))
  const pick = <Some>(items: readonly Some[]): Some | undefined => items[nth % Math.max(1, items.length)]
  const codes = (): Promise<Item[]> => listed(platform, '/access_codes/list', 'access_codes', idsOf('lock'))

  async function ask(path: string, params: Item | undefined): Promise<boolean> {
    if (params) await platform.ask(path, params)
    return params !== undefined
  }
  async function updateCode(change: (code: Item) => Item | undefined): Promise<boolean> {
    const code = pick(await codes())
    const changed = code && change(code)
    if (!code || !changed) return false
    const { access_code_id, device_id, name, type, starts_at, ends_at } = code
    const times = type === 'time_bound' ? { starts_at, ends_at } : {}
    return ask('/access_codes/update', { access_code_id, device_id, name, code: code.code, type, ...times, ...changed })
  }

  switch (does) {
    case 'rename code':
      return updateCode(() => ({ name: `Elsewhere ${nth}` }))
    case 'change digits':
      return updateCode(() => ({ code: `7${String(1_000_000 + nth * 7919).slice(0, 7)}` }))
    case 'shorten stay':
      return updateCode(({ ends_at }) =>
        typeof ends_at === 'string' ? { ends_at: new Date(Date.parse(ends_at) - DAY / 2).toISOString() } : undefined
      )
    case 'delete code': {
      const { access_code_id, device_id } = pick(await codes()) ?? {}
      return ask('/access_codes/delete', access_code_id ? { access_code_id, device_id } : undefined)
    }
    case 'lock':
    case 'unlock':
      return ask(`/locks/${does}_door`, { device_id: pick(idsOf('lock')) })
    case 'set climate':
      return ask('/thermostats/heat_cool', {
        device_id: pick(idsOf('thermostat')),
        heating_set_point_fahrenheit: 60 + (nth % 5),
        cooling_set_point_fahrenheit: 80
      })
    case 'change threshold':
    case 'delete threshold': {
      const path = '/noise_sensors/noise_thresholds'
      const threshold = pick(await listed(platform, `${path}/list`, 'noise_thresholds', idsOf('noise sensor')))
      if (!threshold) return false
      const { noise_threshold_id, device_id } = threshold
      const isDeletion = does === 'delete threshold'
      const level = isDeletion ? {} : { noise_threshold_decibels: 50 + (nth % 30) }
      return ask(`${path}/${isDeletion ? 'delete' : 'update'}`, { noise_threshold_id, device_id, ...level })
    }
    case 'delete exception': {
      const path = '/thermostats/schedules'
      const exception = pick(await listed(platform, `${path}/list`, 'thermostat_schedules', idsOf('thermostat')))
      return ask(`${path}/delete`, exception && { thermostat_schedule_id: exception.thermostat_schedule_id })
    }
  }
}
