import { EVENTS, happened, heroOf, levelOf, NOW, SENSOR, type Sensor, THRESHOLDS } from '../support/noise-sensor.js'
import type { Device, NoiseThreshold, PlatformEvent } from '../support/sent.js'
import { cleanUpAfterEach, setup, words } from '../support/setup.js'

const HOUR = 3_600_000
const ZONE = 'Europe/Stockholm'

const daily = (name: string, from: string, to: string, decibels: number): Partial<NoiseThreshold> => ({
  noise_threshold_id: name,
  name,
  starts_daily_at: `${from}[${ZONE}]`,
  ends_daily_at: `${to}[${ZONE}]`,
  noise_threshold_decibels: decibels
})
const DAY = daily('Day', '07:00', '22:00', 80)
const NIGHT = daily('Night', '22:00', '07:00', 60)

const ago = (hours: number, fields: Partial<PlatformEvent> = {}): Partial<PlatformEvent> => ({
  occurred_at: new Date(NOW - hours * HOUR).toISOString(),
  noise_level_decibels: 84,
  ...fields
})

interface Given {
  readonly properties?: object
  readonly fields?: object
  readonly thresholds?: readonly Partial<NoiseThreshold>[]
  readonly events?: readonly Partial<PlatformEvent>[]
  readonly faults?: object
  readonly width?: number
}

/** Returns the slot of each noise on the bar of the last day, from 0 to 96, and its height in percent. */
const noisesOf = (sensor: Sensor): number[][] =>
  [...(heroOf(sensor)?.querySelectorAll<HTMLElement>('.time-span') ?? [])].map(({ style }) => [
    Math.round(parseFloat(style.insetInlineStart) * 0.96),
    100 - parseFloat(style.insetBlockStart)
  ])

const said = (sensor: Sensor): string => words(heroOf(sensor)?.textContent)

/** Returns the tone and the icon of the reading. */
function lookOf(sensor: Sensor): { tone: string | null; shape: string | undefined } {
  const reading = heroOf(sensor)?.querySelector('b')?.closest('[data-size]')
  return { tone: reading?.getAttribute('data-tone') ?? null, shape: reading?.querySelector('svg')?.innerHTML }
}

/** Returns the color of the icon of the reading. */
const toneOf = (sensor: Sensor): string =>
  getComputedStyle(heroOf(sensor)?.querySelector('.state-tile') ?? sensor.element).color

describe('Noise sensor summary', () => {
  cleanUpAfterEach()

  async function setupHero(given: Given = {}) {
    const { properties, fields, thresholds = [DAY, NIGHT], events = [], faults, width } = given
    const edit = (device: Device): void => {
      device.properties = {
        name: 'Sensor',
        online: true,
        ...JSON.parse(JSON.stringify(properties ?? { noise_level_decibels: 42 }))
      }
      Object.assign(device, fields)
    }
    const listed = { [THRESHOLDS]: { body: { ok: true, noise_thresholds: thresholds } } }
    return setup('x-noise-sensor-details', {
      edit,
      faults: { ...happened(events), ...listed, ...faults },
      deviceId: SENSOR,
      now: NOW,
      width
    })
  }
  const open = async (given?: Given): Promise<Sensor> => (await setupHero(given)).screen

  it('shows the level and the current limit', async () => {
    const sensor = await open()
    expect(levelOf(sensor)).to.equal('42 dB · Quiet')
    expect(said(sensor)).to.contain('Limit now 80 dB · Day').and.not.to.contain('60 dB')
  })

  it('switches to the next threshold in time', async () => {
    const thresholds = [daily('Day', '07:00', '13:02', 80), daily('Night', '13:02', '07:00', 60)]
    const { screen: sensor, advance } = await setupHero({ properties: { noise_level_decibels: 70 }, thresholds })
    expect(levelOf(sensor)).to.equal('70 dB · Quiet')
    await advance(2 * 60_000)
    expect(said(sensor)).to.contain('Limit now 60 dB · Night')
    expect(levelOf(sensor)).to.equal('70 dB')
    expect(lookOf(sensor).tone).to.equal('warning')
    const allowed = [...sensor.root.querySelectorAll('bdi')].find(
      ({ textContent }) => textContent === 'Limit now 60 dB'
    )
    expect(getComputedStyle(allowed ?? sensor.element).color).to.equal(toneOf(sensor))
  })

  it('distinguishes noisy and quiet by text, color and shape', async () => {
    const noisy = { noise_level_decibels: 90, currently_triggering_noise_threshold_ids: ['Day'] }
    const sensors = [await open(), await open({ properties: noisy }), await open({ thresholds: [] })]
    expect(sensors.map(levelOf)).to.deep.equal(['42 dB · Quiet', '90 dB · Too loud', '42 dB'])
    const looks = sensors.map(lookOf)
    expect(looks.map(({ tone }) => tone)).to.deep.equal([null, 'danger', null])
    expect(new Set(looks.map(({ shape }) => shape)).size).to.equal(3)
    expect(sensors.map(said).at(-1)).to.contain('No noise limit now')
  })

  it('shows no verdict before the limit is known, or if it cannot be loaded', async () => {
    const { screen: slow, advance } = await setupHero({
      faults: { [THRESHOLDS]: { delay: 3000, body: { ok: true, noise_thresholds: [DAY] } } }
    })
    expect([levelOf(slow), /limit now/i.test(said(slow))]).to.deep.equal(['42 dB', false])
    await advance(3000)
    expect(levelOf(slow)).to.equal('42 dB · Quiet')
    const failed = await open({ faults: { [THRESHOLDS]: { status: 403 } } })
    expect([levelOf(failed), /limit now/i.test(said(failed))]).to.deep.equal(['42 dB', false])
  })

  it('shows the last level of an offline sensor and no current limit', async () => {
    const sensor = await open({ properties: { online: false, noise_level_decibels: 42 } })
    expect(said(sensor)).to.contain('Last noise level').and.not.to.contain('Limit now')
    expect(levelOf(sensor)).to.equal('42 dB')
    expect(lookOf(sensor).tone).to.equal(null)
  })

  it('shows neither 0 dB nor silence for an offline sensor', async () => {
    const errors = [{ error_code: 'device_offline', created_at: new Date(NOW - 2 * HOUR).toISOString() }]
    const silent = { properties: { online: false, noise_level_decibels: 0 }, fields: { errors } }
    const sensor = await open(silent)
    expect(levelOf(sensor)).to.equal('Unknown')
    expect(said(sensor))
      .to.contain('Last seen 2 hr ago')
      .and.not.to.match(/0 dB|24 hours|Last noise/)
    expect(said(await open({ ...silent, events: [ago(5)] }))).to.contain('Too loud once in the last 24 hours')
  })

  it('draws the events of the last 24 hours, an event of two thresholds once', async () => {
    const sensor = await open({
      events: [
        ago(30),
        ago(12, { noise_threshold_id: 'Night', noise_level_decibels: 80 }),
        ago(12, { noise_threshold_id: 'Day', noise_level_decibels: 80 }),
        ago(6, { noise_threshold_id: 'Night', noise_level_decibels: 61 }),
        ago(0)
      ]
    })
    expect(said(sensor)).to.contain('Too loud 3 times in the last 24 hours')
    const strokes = noisesOf(sensor).sort(([first = 0], [other = 0]) => first - other)
    expect(strokes.map(([along]) => along)).to.deep.equal([48, 72, 95])
    expect(strokes[0]?.[1]).to.be.greaterThan(strokes[1]?.[1] ?? NaN)
  })

  for (const width of [320, 900]) {
    it(`keeps its height at ${width} px when the noise of the last day arrives and the sensor is quiet now`, async () => {
      const { screen: sensor, advance } = await setupHero({ width, faults: happened([ago(6)], 3000) })
      const height = heroOf(sensor)?.offsetHeight
      await advance(3000)
      expect(said(sensor)).to.contain('Too loud once in the last 24 hours')
      expect(heroOf(sensor)?.offsetHeight).to.equal(height)
    })
  }

  it('reports the absence of alerts only once the events are known', async () => {
    expect(said(await open())).to.contain('No alerts in the last 24 hours')
    const unknown = [await open({ faults: happened([], 3000) }), await open({ faults: { [EVENTS]: { status: 403 } } })]
    for (const sensor of unknown) expect(said(sensor)).not.to.contain('24 hours')
  })

  for (const [what, events, text] of [
    [
      '5,000 events',
      Array.from({ length: 5000 }, (_, index) => ago(index * 0.1)),
      'Too loud 240 times in the last 24 hours'
    ],
    [
      'malformed events',
      [ago(1, { noise_level_decibels: -1 }), ago(2, { noise_level_decibels: 1e308 }), ago(-9), { occurred_at: 'soon' }],
      'Too loud 2 times in the last 24 hours'
    ]
  ] as const) {
    it(`draws ${what} within the chart`, async () => {
      const sensor = await open({ events })
      expect(said(sensor)).to.contain(text)
      expect(noisesOf(sensor).length).to.be.within(1, 96)
      for (const [along = NaN, high = NaN] of noisesOf(sensor)) {
        expect(along).to.be.within(0, 96)
        expect(high).to.be.within(1, 100)
      }
    })
  }
})
