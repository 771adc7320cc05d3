import { changeElsewhere } from '../support/access-code-calls.js'
import { CODE, CREATE, NAME, NEW_CODE, UPDATE } from '../support/code-form.js'
import { BOUND, expectToBecomeWhole, halfTyped } from '../support/half-date.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { type Screen, settled, tabTo, until } from '../support/stage.js'

/** Chooses another time zone in the time zone screen. */
async function visitZones(form: Screen<HTMLElement>): Promise<void> {
  const screens: string[] = []
  form.element.addEventListener('screen-change', ({ detail }) => screens.push(detail.screen))
  await form.press('button', /^Time Zone/)
  form.check('Use local time zone')
  await until(() => form.suggestions.length > 0)
  expect(form.names('heading').filter((name) => name.startsWith('Time Zone'))).to.have.length(1)
  expect(form.field('End').checkVisibility()).to.equal(false)
  form.root.querySelectorAll<HTMLElement>('[role=option]')[5]?.click()
  await form.press('button', 'Back')
  await form.find('button', 'Time Zone (manual)')
  expect(form.focused).to.equal('Time Zone (manual)')
  expect(screens).to.deep.equal(['time-zone', 'access-code-form'])
}

describe('Incomplete date', () => {
  cleanUpAfterEach()

  const MEANWHILE: Readonly<Record<string, (form: Screen<HTMLElement>) => unknown>> = {
    'the code becomes ongoing and time-bound again'(form) {
      form.check('Ongoing')
      form.check('Start/end times')
    },
    'the code becomes ongoing, the form re-renders, and the code becomes time-bound again': async (form) => {
      form.check('Ongoing')
      form.enter(NAME, 'Guest')
      await settled()
      form.check('Start/end times')
    },
    'another time zone is chosen': visitZones,
    'the language changes': async ({ element }) => {
      element.setAttribute('locale', 'de')
      await settled()
      element.setAttribute('locale', 'en')
      await settled()
    },
    'the other date is typed': (form) => form.enter('Start', '2040-07-01T10:00')
  }
  for (const [what, happen] of Object.entries(MEANWHILE)) {
    it(`is kept while ${what}`, async () => {
      const { screen: form } = await halfTyped()
      await happen(form)
      await settled()
      await expectToBecomeWhole(form)
    })
  }

  it('is kept while the code changes on the server', async () => {
    const { screen: form, platform, requests } = await halfTyped(BOUND)
    await changeElsewhere(platform, BOUND.accessCodeId, { ends_at: '2041-01-01T00:00:00Z' })
    const { length } = requests('/access_codes/get')
    window.dispatchEvent(new Event('online'))
    await settled()
    form.check('Ongoing')
    form.check('Start/end times')
    expect(requests('/access_codes/get').length).to.be.at.least(length)
    await expectToBecomeWhole(form)
  })

  it('is hidden and not sent if the code is saved as ongoing', async () => {
    const { screen: form, user, requests } = await halfTyped()
    form.enter(NAME, 'Guest')
    form.enter(CODE, '482913')
    form.check('Ongoing')
    await settled()
    expect(form.field('End').checkVisibility()).to.equal(false)
    expect(['Start', 'End'].map((label) => form.field(label).name)).to.deep.equal(['', ''])
    form.field('Ongoing').focus()
    await tabTo(form, 'Cancel')
    await user.click('Save')
    const times = requests(CREATE).map(({ starts_at, ends_at }) => [starts_at, ends_at])
    expect(times).to.deep.equal([[undefined, undefined]])
  })

  for (const [what, properties] of [
    ['new', NEW_CODE],
    ['edited', BOUND]
  ] as const) {
    it(`is reported as an error and not sent if the code is ${what}`, async () => {
      const { screen: form, user, requests } = await halfTyped(properties)
      if (what === 'new') {
        form.enter(NAME, 'Guest')
        form.enter(CODE, '482913')
      }
      await user.click('Save')
      expect(form.error('End')).to.equal('Enter a date and a time')
      expect(form.focused).to.equal('End')
      expect([...requests(CREATE), ...requests(UPDATE)]).to.deep.equal([])
      await expectToBecomeWhole(form)
    })
  }
})
