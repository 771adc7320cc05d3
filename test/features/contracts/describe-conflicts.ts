import type { FormRow } from './form-row.js'
import { enter, type FormTest, formSteps, valueOf } from './form-steps.js'

const NO_DEVICE = 'This device could not be found.'

/** Tests what every form promises when someone else changes or deletes what it edits. */
export function describeConflicts(row: FormRow): void {
  const { given, fill, path, elsewhere } = row
  const { opened, filled, input, refetch, leaving } = formSteps(row)
  const [firstLabel = '', firstValue = ''] = Object.entries(fill)[0] ?? []
  /** Ways in which someone else deletes what the form edits, and the message about it. */
  const deletions: [what: string, remove: (t: FormTest) => unknown, message: string | undefined][] = []
  const deleteDevice = ({ platform }: FormTest) => platform.update({ faults: { '/devices/get': { status: 404 } } })
  if (given.deviceId) deletions.push(['its device', deleteDevice, NO_DEVICE])
  const { remove, removed } = elsewhere ?? {}
  if (remove) deletions.push(['its resource', ({ platform }) => remove(platform.client), removed])

  for (const [what, deleteIt, message] of deletions) {
    it(`keeps the input, says that ${what} was deleted elsewhere, and can be left`, async () => {
      const t = await filled()
      const [typed, isLeft] = [input(t), leaving(t)]
      await deleteIt(t)
      await refetch(t)
      expect(t.screen.alertText).to.equal(message)
      expect(input(t)).to.deep.equal(typed)
      t.screen.root.querySelector('form')?.requestSubmit()
      await t.advance(100)
      expect(t.requests(path)).to.deep.equal([])
      await t.user.click('Cancel')
      await t.user.click('Discard')
      expect(t.screen.root.querySelector('form') === null || isLeft()).to.equal(true)
    })
  }

  if (!elsewhere) return
  const { other, same } = elsewhere
  const yoursAndTheirs = `Someone else changed this too. Yours ${firstValue} Theirs ${same.theirs}`
  const [questionLabel, question, useTheirs] = same.question ?? [firstLabel, yoursAndTheirs, 'Use theirs']
  /** Opens the form and fills its first field, which someone else changes meanwhile. */
  async function conflicting(): Promise<FormTest> {
    const t = await opened()
    await enter(t, { [firstLabel]: firstValue })
    await elsewhere?.update(t.platform.client, same.fields)
    await refetch(t)
    return t
  }

  it(`${elsewhere.sendsPristine ? 'is sent' : 'is not sent'} if nothing was changed`, async () => {
    const t = await opened()
    await t.user.click('Save')
    expect(t.requests(path)).to.have.length(elsewhere.sendsPristine ? 1 : 0)
  })

  if (other) {
    it('updates the fields that the user has not changed when someone else changes them', async () => {
      const t = await opened()
      await enter(t, { [firstLabel]: firstValue })
      await elsewhere.update(t.platform.client, other.fields)
      await refetch(t)
      expect(valueOf(t, firstLabel)).to.equal(firstValue)
      expect(valueOf(t, other.label)).to.equal(other.value)
      expect(t.screen.conflict(other.label)).to.equal(undefined)
    })
  }

  it('asks which value to keep if someone else changes the same field', async () => {
    const t = await conflicting()
    expect(t.screen.conflict(questionLabel)).to.equal(question)
    const sent = t.requests(path).length
    await t.user.click('Save')
    expect([t.requests(path).length, t.screen.focused]).to.deep.equal([sent, 'Keep mine'])
    await t.user.click(useTheirs)
    expect([valueOf(t, firstLabel), t.screen.conflict(questionLabel)]).to.deep.equal([same.theirs, undefined])
    await enter(t, { [firstLabel]: firstValue })
    await t.user.click('Save')
    await t.advance(2000)
    expect(t.requests(path)).to.have.length(sent + 1)
  })

  it('asks which value to keep if someone else changed the same field a moment ago, and sends nothing', async () => {
    const t = await filled()
    await elsewhere.update(t.platform.client, same.fields)
    const sent = t.requests(path).length
    await t.user.click('Save')
    await t.advance(1000)
    expect([t.requests(path).length, t.screen.conflict(questionLabel)]).to.deep.equal([sent, question])
  })

  it('sends nothing and says so if the newest values can’t be read', async () => {
    const t = await filled()
    t.platform.update({ faults: { [elsewhere.read]: { status: 503 } } })
    const typed = input(t)
    await t.user.click('Save')
    await t.advance(1000)
    expect(t.screen.alertText).to.contain('Nothing was changed because the latest values couldn’t be loaded.')
    expect([t.requests(path), input(t)]).to.deep.equal([[], typed])
    t.platform.update({ faults: {} })
    await t.user.click('Save')
    await t.advance(2000)
    expect(t.requests(path)).to.have.length(1)
  })

  it('sends the own value if the user keeps it', async () => {
    const t = await conflicting()
    const sent = t.requests(path).length
    await t.user.click('Keep mine')
    await t.user.click('Save')
    await t.advance(2000)
    expect(t.requests(path)).to.have.length(sent + 1)
    const { mine = firstValue } = same
    expect(Object.values(t.requests(path).at(-1) ?? {})).to.include(mine)
  })
}
