import type { NoiseThreshold } from '../../src/client/resources.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { call, type ListedEvent } from './call-sandbox.js'
import { after, DAY, errorOf, HOUR, openSandbox, validationErrors } from './open-sandbox.js'

const living = 'device_living_room_sensor'
const loft = 'device_loft_sensor'
const pool = 'device_pool_house_sensor'
const TRIGGERED = 'noise_sensor.noise_threshold_triggered'

/** Creates a sandbox and returns helpers for noise sensors. */
function open(...options: Parameters<typeof openSandbox>) {
  const opened = openSandbox(...options)
  const ask = (path: string, params: object = {}, method = 'POST') =>
    opened.ask(`/noise_sensors/noise_thresholds/${path}`, params, method)
  return {
    ...opened,
    threshold: ask,
    thresholds: async (device_id: string): Promise<NoiseThreshold[]> =>
      (await ask('list', { device_id })).body.noise_thresholds,
    events: async (device_id: string, since = after(-31 * DAY)): Promise<ListedEvent[]> =>
      (await opened.ask('/events/list', { device_id, event_type: TRIGGERED, since })).body.events
  }
}

const night = {
  name: 'Night',
  starts_daily_at: '20:00:00[America/Los_Angeles]',
  ends_daily_at: '08:00:00.000[America/Los_Angeles]',
  noise_threshold_decibels: 55.5
}

describe('Sandbox noise threshold', () => {
  it('is created, returned, updated and deleted immediately', async () => {
    const { threshold, thresholds } = open()
    const previous = await thresholds(living)
    const { noise_threshold: createdThreshold } = (await threshold('create', { device_id: living, ...night })).body
    const { noise_threshold_id } = createdThreshold
    expect(createdThreshold).to.deep.equal({ noise_threshold_id, device_id: living, ...night })
    expect(await thresholds(living)).to.deep.equal([...previous, createdThreshold])
    expect((await threshold('get', { noise_threshold_id })).body.noise_threshold).to.deep.equal(createdThreshold)
    const params = { noise_threshold_id, device_id: living }
    const changed = await threshold('update', { ...params, noise_threshold_decibels: 60, name: null }, 'PUT')
    expect(changed.body).to.deep.equal({ ok: true })
    const unnamed = { ...createdThreshold, name: '' }
    expect((await thresholds(living)).at(-1)).to.deep.equal({ ...unnamed, noise_threshold_decibels: 60 })
    expect((await threshold('delete', params)).body).to.deep.equal({ ok: true })
    expect(await thresholds(living)).to.deep.equal(previous)
    for (const path of ['get', 'update', 'delete']) {
      expect(errorOf(await threshold(path, params))).to.deep.equal([404, 'noise_threshold_not_found'])
    }
    const next = await threshold('create', { device_id: living, ...night })
    expect(next.body.noise_threshold.noise_threshold_id).not.to.equal(noise_threshold_id)
  })

  it('is rejected with invalid fields', async () => {
    const { threshold } = open()
    const errorsFor = async (params: object) =>
      validationErrors(await threshold('create', { device_id: loft, ...night, ...params }))
    const time = ['Must be a time of day with a time zone, such as 20:00:00[America/Los_Angeles]']
    for (const text of ['20:00', '24:00:00[Europe/Berlin]', '20:00:00[Mars/Olympus_Mons]', '20:00:00', 'sunset']) {
      expect(await errorsFor({ starts_daily_at: text })).to.deep.equal({ starts_daily_at: time })
    }
    const tooLoud = { noise_threshold_decibels: ['Must be at most 140'] }
    expect(await errorsFor({ noise_threshold_decibels: 141 })).to.deep.equal(tooLoud)
    const both = { noise_threshold_nrs: ['Cannot be combined with noise_threshold_decibels'] }
    expect(await errorsFor({ noise_threshold_nrs: 30 })).to.deep.equal(both)
    expect(await errorsFor({ noise_threshold_decibels: null })).to.deep.equal({
      noise_threshold_decibels: ['Required']
    })
    expect(validationErrors(await threshold('create', { device_id: loft }))).to.have.all.keys(
      'starts_daily_at',
      'ends_daily_at',
      'noise_threshold_decibels'
    )
    const offline = { device_id: 'device_unit_0056', ...night }
    expect(errorOf(await open({ size: 90 }).threshold('create', offline))).to.deep.equal([400, 'device_offline'])
    for (const path of ['list', 'create']) {
      expect(errorOf(await threshold(path, { device_id: 'nowhere' }))).to.deep.equal([404, 'device_not_found'])
      const lock = await threshold(path, { device_id: 'device_front_door' })
      expect(errorOf(lock)).to.deep.equal([400, 'capability_not_supported'])
    }
  })
})

describe('Sandbox noise', () => {
  it('has events of the last month, mostly on weekend nights', async () => {
    const { events, thresholds } = open()
    for (const id of [living, loft]) {
      const list = await events(id)
      expect(list.length).to.be.within(15, 120)
      const times = list.map((event) => event.created_at ?? '')
      expect(times).to.deep.equal(times.toSorted().toReversed())
      expect(times.every((time) => time >= after(-31 * DAY) && time <= after(0))).to.equal(true)
      expect(new Set(list.map((event) => event.event_id)).size).to.equal(list.length)
      const limits = new Map((await thresholds(id)).map((threshold) => [threshold.noise_threshold_id, threshold]))
      for (const event of list) {
        expect(event).to.include({ event_type: TRIGGERED, device_id: id, occurred_at: event.created_at })
        const threshold = limits.get(event.noise_threshold_id ?? '')
        expect(event.noise_level_decibels).to.be.above(threshold?.noise_threshold_decibels ?? Infinity)
        expect(event.noise_threshold_name ?? '').to.equal(threshold?.name)
      }
    }
    const timeZone = 'Europe/Stockholm'
    const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
    const weekend = (await events(living)).filter(({ created_at }) => {
      const [day, hour] = format.format(new Date(created_at)).split(/, ?/)
      return Number(hour) < 12 ? day === 'Sat' || day === 'Sun' : day === 'Fri' || day === 'Sat'
    })
    expect(weekend.length / (await events(living)).length).to.be.above(0.7)
    expect(await events(pool)).to.deep.equal([])
  })

  it('triggers the thresholds of the time of day in their time zones', async () => {
    const { events } = open()
    const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Stockholm', hour: '2-digit', hourCycle: 'h23' })
    const quiet = (await events(living)).filter((event) => event.noise_threshold_name === 'Quiet hours')
    expect(quiet).to.have.length.above(5)
    for (const { created_at = '' } of quiet) {
      const hour = Number(format.format(new Date(created_at)))
      expect(hour >= 22 || hour < 7, created_at).to.equal(true)
    }
    const names = (await events(loft)).map((event) => event.noise_threshold_name)
    expect(names).to.include.members(['Any time', 'Night']).and.not.to.include('After dark')
  })

  it('is the same for the same seed and clock, whenever it is read', async () => {
    const [readSandbox, unreadSandbox] = [open(), open()]
    await readSandbox.events(living)
    for (const { advance } of [readSandbox, unreadSandbox]) advance(9 * DAY + HOUR)
    const early = await readSandbox.events(living)
    expect(await unreadSandbox.events(living)).to.deep.equal(early)
    expect(early.filter(({ created_at }) => created_at > after(0))).to.have.length.above(3)
    const other = open({ seed: 2 })
    other.advance(9 * DAY + HOUR)
    expect(await other.events(living)).not.to.deep.equal(early)
  })

  it('changes the noise level of the sensor until it ends', async () => {
    const ahead = open()
    ahead.advance(9 * DAY)
    const future = await ahead.events(living, after(0))
    const first = future.at(-1)
    const { events, advance, properties } = open()
    const calm = await properties(living)
    expect(await events(living, after(0))).to.deep.equal([])
    advance(Date.parse(first?.created_at ?? '') - Date.parse(after(0)))
    const loud = await properties(living)
    expect(loud.noise_level_decibels).to.equal(first?.noise_level_decibels)
    expect(loud.minut_metadata?.latest_sensor_values?.sound?.value).to.equal(first?.noise_level_decibels)
    expect(loud.currently_triggering_noise_threshold_ids).to.include(first?.noise_threshold_id)
    expect((await events(living, after(0)))[0]).to.include({ created_at: first?.created_at })
    advance(16 * 60_000)
    expect(await properties(living)).to.deep.equal(calm)
  })

  it('triggers no event without a threshold, and more with a lower one', async () => {
    const { threshold, thresholds, events, advance } = open()
    for (const { noise_threshold_id } of await thresholds(living)) await threshold('delete', { noise_threshold_id })
    advance(9 * DAY)
    expect(await events(living, after(0))).to.deep.equal([])
    expect(await events(living)).to.have.length.above(5)
    const always = { starts_daily_at: '00:00:00[Etc/UTC]', ends_daily_at: '00:00:00[Etc/UTC]' }
    await threshold('create', { device_id: living, ...always, noise_threshold_decibels: 30 })
    advance(9 * DAY)
    const list = await events(living, after(9 * DAY))
    expect(list).to.have.length.above(3)
    for (const event of list) expect(event).not.to.have.property('noise_threshold_name')
  })

  it('can be simulated for a minute', async () => {
    const { ask, properties, events, advance, threshold } = open()
    const trigger = (device_id: string) => ask('/noise_sensors/simulate/trigger_noise_threshold', { device_id })
    const calm = await properties(living)
    expect((await trigger(living)).body).to.deep.equal({ ok: true })
    const noise_threshold_id = 'noise_threshold_living_room_sensor_1'
    expect((await events(living))[0]).to.include({ noise_threshold_id, created_at: after(0), noise_level_decibels: 86 })
    advance(59_999)
    expect((await properties(living)).currently_triggering_noise_threshold_ids).to.deep.equal([noise_threshold_id])
    await threshold('delete', { noise_threshold_id })
    expect((await properties(living)).currently_triggering_noise_threshold_ids).to.deep.equal([])
    advance(1)
    expect(await properties(living)).to.deep.equal(calm)
    expect(errorOf(await trigger(pool))).to.deep.equal([404, 'noise_threshold_not_found'])
  })
})

describe('Sandbox noise events', () => {
  it('are filtered by date, device and type, with a limit', async () => {
    const { ask, events } = open()
    const all = await events(loft)
    const ids = async (params: object) =>
      (await ask('/events/list', { event_types: [TRIGGERED], ...params })).body.events.map((event) => event.event_id)
    const idsOf = (list: ListedEvent[]) => list.map((event) => event.event_id)
    const since = after(-31 * DAY)
    const both = [...all, ...(await events(living))]
    expect(await ids({ since })).to.have.members(idsOf(both))
    expect(await ids({ since, device_ids: [loft, 'device_garage'] })).to.deep.equal(idsOf(all))
    expect(await ids({ since, connected_account_id: 'account_noiseaware' })).to.deep.equal([])
    expect(await ids({ since, device_id: loft, event_types: [TRIGGERED, 'lock.locked'] })).to.deep.equal(idsOf(all))
    expect(await ids({ since, device_id: loft, event_types: ['lock.locked'] })).to.deep.equal([])
    expect(await ids({ since, device_id: 'device_front_door' })).to.deep.equal([])
    expect(await ids({ since, device_id: loft, limit: 2, unstable_offset: 1 })).to.deep.equal(idsOf(all).slice(1, 3))
    expect(await ids({ since, event_ids: [all[3]?.event_id] })).to.deep.equal([all[3]?.event_id])
    const [to, from] = [all[1]?.created_at ?? '', all.at(-1)?.created_at ?? '']
    const within = all.filter(({ created_at }) => from < created_at && created_at < to)
    expect(await ids({ between: [from, to], device_id: loft })).to.deep.equal(idsOf(within))
    expect(await ids({ since: all[0]?.created_at, device_id: loft })).to.deep.equal([all[0]?.event_id])
  })

  it('are rejected without a start or with an invalid one', async () => {
    const { ask } = open()
    expect(validationErrors(await ask('/events/list', { device_id: loft }))).to.have.key('since')
    expect(validationErrors(await ask('/events/list', { since: 'yesterday' }))).to.have.key('since')
    for (const between of [[after(0)], [after(0), 'x'], [after(DAY), after(0)], 7]) {
      expect(validationErrors(await ask('/events/list', { between }))).to.include.keys('between')
    }
  })

  it('are returned by id, or as the latest of a device or type', async () => {
    const { ask, events } = open()
    const list = await events(loft)
    const get = async (params: object) => (await ask('/events/get', params)).body.event
    expect(await get({ event_id: list[4]?.event_id })).to.deep.equal(list[4])
    expect(await get({ device_id: loft, event_type: TRIGGERED })).to.deep.equal(list[0])
    expect(await get({ event_type: TRIGGERED })).to.deep.equal(list[0])
    for (const params of [
      { event_id: 'event_loft_sensor_9999' },
      { event_id: 'x' },
      { device_id: pool, event_type: TRIGGERED }
    ]) {
      expect(errorOf(await ask('/events/get', params))).to.deep.equal([404, 'event_not_found'])
    }
    expect(validationErrors(await ask('/events/get'))).to.have.key('event_id')
  })
})

describe('Sample noise sensors', () => {
  it('can be listed in a large property', async () => {
    const sandbox = createSandbox({ latency: 0, size: 2_000, now: () => Date.UTC(2026, 4, 1) })
    const { events } = (await call(sandbox, '/events/list', { since: after(-7 * DAY), limit: 20 })).body
    expect(events).to.have.length(20)
    expect(new Set(events.map((event) => event.device_id)).size).to.be.above(5)
  })
})
