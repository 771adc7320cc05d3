import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { addSensor, busy, EVENTS, happened, SENSOR, SOME, tab, THRESHOLDS } from '../support/noise-sensor.js'
import { expectAccessible, expectNoOverflow, settled, startPlatform, useCleanPage } from '../support/stage.js'

interface State {
  readonly faults?: Parameters<typeof happened>[0] | 'failed' | 'slow'
  readonly tab?: string
  readonly deviceId?: string
}

const STATES: Readonly<Record<string, State>> = {
  details: {},
  'details of a noisy sensor': { deviceId: 'device_loft_sensor' },
  'details of a sensor without thresholds': { deviceId: 'device_pool_house_sensor' },
  'many thresholds with long names': { deviceId: 'device_unit_0057' },
  'a malformed threshold': { deviceId: 'device_unit_0055' },
  'details that failed to load': { faults: 'failed' },
  'loading details': { faults: 'slow' },
  activity: { tab: 'Activity', faults: SOME },
  'a busy month': { tab: 'Activity', faults: busy(90) },
  'no activity': { tab: 'Activity', faults: [] },
  'activity that failed to load': { tab: 'Activity', faults: 'failed' },
  'loading activity': { tab: 'Activity', faults: 'slow' }
}

describe('Noise sensor screen', () => {
  useCleanPage()

  for (const [what, { faults = SOME, tab: chosen = 'Details', deviceId = SENSOR }] of Object.entries(STATES)) {
    for (const width of [280, 1000]) {
      it(`is accessible and fits into ${width} px: ${what}`, async () => {
        const message = 'A long reason why '.repeat(9)
        const answers = { failed: { status: 403, error: { type: 'no', message } }, slow: { delay: 60_000 } }
        const allOf = (fault: 'failed' | 'slow') => ({ [EVENTS]: answers[fault], [THRESHOLDS]: answers[fault] })
        const platform = await startPlatform({
          size: 90,
          faults: typeof faults === 'string' ? allOf(faults) : happened(faults)
        })
        const theme = width < 300 ? 'dark' : 'light'
        const sensor = addSensor(platform, width, { deviceId, showBack: true, theme })
        await sensor.find('group', 'Overview')
        tab(sensor, chosen).click()
        await settled()
        await settled()
        expectNoOverflow(sensor)
        await expectAccessible(sensor)
      })
    }
  }

  it('is operable with the keyboard alone', async () => {
    const sensor = addSensor(await startPlatform(), 280, { showBack: true })
    await sensor.find('term', 'Linked account')
    const stops: (string | undefined)[] = []
    for (let press = 0; press < 6; press += 1) {
      await sendKeys({ press: 'Tab' })
      stops.push(sensor.focused)
    }
    expect(stops.slice(0, 3)).to.deep.equal(['Back', 'Edit name', 'Details'])
    expect(stops).to.contain('About noise thresholds')
  })
})
