import { noiseEventListQuery, noiseThresholdListQuery } from '../../../../src/features/noise/data/noise-queries.js'
import { json } from '../../../client/recording-fetch.js'
import { openSession } from '../../../core/open-session.js'
import { advance, onFakeClock, settled } from '../../../core/time.js'

const thresholds = noiseThresholdListQuery('sensor')
const events = noiseEventListQuery('sensor')

onFakeClock()

describe('Noise threshold query', () => {
  it('fetches all thresholds in one response', async () => {
    const { session, platform, standing } = await openSession()
    const noise_thresholds = [{ noise_threshold_id: 'day' }, { noise_threshold_id: 'night' }]
    platform.on('/noise_sensors/noise_thresholds/list', () => json({ noise_thresholds }))
    session.observe(thresholds, true)
    await settled()
    expect(platform.at('/noise_sensors/noise_thresholds/list').map(({ body }) => body)).to.deep.equal([
      { device_id: 'sensor' }
    ])
    expect(standing(thresholds)).to.deep.include({ ids: ['day', 'night'], isComplete: true, error: undefined })
    expect([...session.store.getState().shown.noiseThresholds.keys()]).to.deep.equal(['day', 'night'])
  })

  for (const [what, response] of [
    ['a string instead of a list', { noise_thresholds: 'none' }],
    ['no thresholds property', {}]
  ] as const) {
    it(`fails if the response has ${what}`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on('/noise_sensors/noise_thresholds/list', () => json(response))
      session.observe(thresholds, true)
      await advance(60_000)
      expect(standing(thresholds)).to.deep.include({ isComplete: false, isFetching: false })
      expect(standing(thresholds).ids).to.equal(undefined)
      expect(standing(thresholds).error).to.have.property('code', 'invalid_response')
    })
  }
})

describe('Noise event query', () => {
  it('fetches the events of the last month, every 30 s', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      '/events/list',
      () => json({ events: [{ event_id: 'party' }] }),
      () => json({ events: [] })
    )
    session.observe(events, true)
    await settled()
    expect(standing(events).ids).to.deep.equal(['party'])
    await advance(29_999)
    expect(platform.at('/events/list')).to.have.length(1)
    await advance(1)
    await settled()
    expect(standing(events).ids).to.deep.equal([])
    const params = { device_id: 'sensor', event_type: 'noise_sensor.noise_threshold_triggered' }
    expect(platform.at('/events/list').map(({ body }) => body)).to.deep.equal([
      { ...params, since: '2029-12-01T12:00:00.000Z' },
      { ...params, since: '2029-12-01T12:00:30.000Z' }
    ])
  })
})
