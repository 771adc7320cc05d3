import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { useFakeClock } from '../../passing-time.js'
import { CREATE, GENERATE } from '../support/code-form.js'
import {
  Screen,
  endMotions,
  settled,
  show,
  startPlatform,
  type TestPlatform,
  until,
  useCleanPage
} from '../support/stage.js'

const NAME = 'Name the new code'
const CODE = 'Enter the code (PIN)'
const NOW = Date.parse('2026-03-01T12:00Z')

describe('Creating a time-bound access code from the table', () => {
  useCleanPage()
  useFakeClock(NOW)

  async function openTable(): Promise<{ platform: TestPlatform; screen: Screen<HTMLElement> }> {
    const platform = await startPlatform()
    const { element } = show(AccessCodeTableElement, { client: platform.client, deviceId: 'device_front_door' })
    const screen = new Screen<HTMLElement>(element)
    await screen.find('button', 'Add access code')
    return { platform, screen }
  }

  async function expectMade(platform: TestPlatform, screen: Screen<HTMLElement>): Promise<void> {
    await screen.waitForText('Access code created')
    const start = new Date(NOW)
    const end = new Date(NOW)
    end.setMonth(11, start.getDate() + 1)
    const [request, ...more] = platform.requests(CREATE)
    expect(more).to.deep.equal([])
    expect(request?.code).to.match(/^\d{4,6}$/)
    expect(request).to.deep.equal({
      name: 'Guest',
      code: request?.code,
      device_id: 'device_front_door',
      starts_at: start.toISOString(),
      ends_at: end.toISOString()
    })
    expect(platform.requests(GENERATE)).to.have.length(1)
    await until(() => screen.rowNames.includes('Guest'))
    await settled()
    expect(screen.focused).to.contain('Guest')
  }

  it('takes 5 presses with the mouse', async () => {
    const { platform, screen } = await openTable()
    let presses = 0
    async function click(target: HTMLElement): Promise<void> {
      endMotions(screen)
      target.scrollIntoView({ block: 'center' })
      const { left, top, height } = target.getBoundingClientRect()
      // A date picker starts with the month.
      await sendMouse({ type: 'click', position: [Math.round(left + 16), Math.round(top + height / 2)] })
      await settled()
    }
    const press = async (target: HTMLElement): Promise<void> => {
      presses += 1
      await click(target)
    }
    await press(await screen.find('button', 'Add access code'))
    await screen.find('button', 'Save')
    await click(screen.field(NAME))
    await sendKeys({ type: 'Guest' })
    await press(await screen.find('button', 'Generate code'))
    await until(() => screen.values[CODE])
    await press(screen.field('Start/end times'))
    await press(screen.field('End'))
    await sendKeys({ type: '12' })
    await press(await screen.find('button', 'Save'))
    await expectMade(platform, screen)
    expect(presses).to.equal(5)
  })

  it('takes 5 presses with the keyboard', async () => {
    const { platform, screen } = await openTable()
    let presses = 0
    async function press(key: string): Promise<void> {
      presses += 1
      await sendKeys({ press: key })
      await settled()
    }
    async function tabTo(name: string): Promise<void> {
      for (let step = 0; step < 20 && screen.focused !== name; step += 1) await sendKeys({ press: 'Tab' })
      expect(screen.focused).to.equal(name)
    }
    await tabTo('Add access code')
    await press('Enter')
    await screen.find('button', 'Save')
    await tabTo(NAME)
    await sendKeys({ type: 'Guest' })
    await tabTo('Generate code')
    await press('Enter')
    await until(() => screen.values[CODE])
    await tabTo('Ongoing')
    await press('ArrowRight')
    await tabTo('End')
    presses += 1
    await sendKeys({ type: '12' })
    await settled()
    await tabTo('Save')
    await press('Enter')
    await expectMade(platform, screen)
    expect(presses).to.equal(5)
  })
})
