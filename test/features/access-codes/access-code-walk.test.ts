import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { CODE, CREATE, GENERATE, NAME, NEW_CODE } from '../support/code-form.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'
import { endMotions, until } from '../support/stage.js'

const NOW = Date.parse('2026-03-01T12:00Z')

describe('Creating a time-bound access code from the table', () => {
  cleanUpAfterEach()

  const openTable = () => setup('x-access-code-table', { now: NOW, ...NEW_CODE })

  function expectMade({ screen, requests }: Test<HTMLElement>): void {
    expect(screen.announcements).to.contain('Access code created')
    const start = new Date(NOW)
    const end = new Date(NOW)
    end.setMonth(11, start.getDate() + 1)
    const [request, ...more] = requests(CREATE)
    expect(more).to.deep.equal([])
    expect(request?.code).to.match(/^\d{4,6}$/)
    expect(request).to.deep.equal({
      name: 'Guest',
      code: request?.code,
      device_id: 'device_front_door',
      starts_at: start.toISOString(),
      ends_at: end.toISOString()
    })
    expect(requests(GENERATE)).to.have.length(1)
    expect(screen.focused).to.contain('Guest')
  }

  it('takes 5 presses with the mouse', async () => {
    const t = await openTable()
    const { screen, user, advance } = t
    let presses = 0
    async function click(target: HTMLElement): Promise<void> {
      endMotions(screen)
      target.scrollIntoView({ block: 'center' })
      const { left, top, height } = target.getBoundingClientRect()
      // A date picker starts with the month.
      await sendMouse({ type: 'click', position: [Math.round(left + 16), Math.round(top + height / 2)] })
      await advance(100)
    }
    const press = async (target: HTMLElement): Promise<void> => {
      presses += 1
      await click(target)
    }
    await press(await screen.find('button', 'Add access code'))
    await screen.find('button', 'Save')
    await click(screen.field(NAME))
    await user.type('Guest')
    await press(await screen.find('button', 'Generate code'))
    await until(() => screen.values[CODE])
    await press(screen.field('Start/end times'))
    await press(screen.field('End'))
    await user.type('12')
    await press(await screen.find('button', 'Save'))
    expectMade(t)
    expect(presses).to.equal(5)
  })

  it('takes 5 presses with the keyboard', async () => {
    const t = await openTable()
    const { screen, user } = t
    let presses = 0
    async function press(key: string): Promise<void> {
      presses += 1
      await user.press(key)
    }
    async function tabTo(name: string): Promise<void> {
      for (let step = 0; step < 20 && screen.focused !== name; step += 1) await sendKeys({ press: 'Tab' })
      expect(screen.focused).to.equal(name)
    }
    await tabTo('Add access code')
    await press('Enter')
    await screen.find('button', 'Save')
    await tabTo(NAME)
    await user.type('Guest')
    await tabTo('Generate code')
    await press('Enter')
    await until(() => screen.values[CODE])
    await tabTo('Ongoing')
    await press('ArrowRight')
    await tabTo('End')
    presses += 1
    await user.type('12')
    await tabTo('Save')
    await press('Enter')
    expectMade(t)
    expect(presses).to.equal(5)
  })
})
