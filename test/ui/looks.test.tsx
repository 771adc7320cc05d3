import { sendMouse } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { Chip } from '../../src/ui/actions/chip.js'
import { CopyFallback } from '../../src/ui/copy/copy-fallback.js'
import { Badge } from '../../src/ui/feedback/badge.js'
import { Status } from '../../src/ui/feedback/status.js'
import { Choice } from '../../src/ui/fields/choice.js'
import { SearchBox } from '../../src/ui/fields/search-box.js'
import { TextField } from '../../src/ui/fields/text-field.js'
import { KeyRound } from '../../src/ui/icons.js'
import { Card } from '../../src/ui/layout/card.js'
import { Thumbnail } from '../../src/ui/layout/thumbnail.js'
import { List } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { Confirmation } from '../../src/ui/overlay/confirmation.js'
import { contrast, groundsBehind, luminance } from './contrast.js'
import { frames, type Mounted, mount, unmountAll } from './mount.js'
import { steppers } from './samples/climate.js'
import { selects } from './samples/fields.js'
import { nothing } from './samples/words.js'

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

const field = (
  <TextField label="Code" value="4829" onChange={nothing} action={<Button variant="plain">Generate code</Button>} />
)

async function pointAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
  await frames(2)
}

afterEach(async () => {
  unmountAll()
  await sendMouse({ type: 'move', position: [0, 0] })
})

const find = ({ root }: Mounted, selector: string): Element => {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

for (const theme of ['light', 'dark']) {
  describe(`The ${theme} scheme`, () => {
    const themed = (node: ReactNode) => {
      const mounted = mount(node)
      mounted.host.setAttribute('theme', theme)
      return mounted
    }

    const controls: Record<string, [piece: ReactNode, selector: string]> = {
      'a field': [field, '.control'],
      'a select': [selects, '.select'],
      'a search field': [
        <SearchBox key="1" label="Search" clearLabel="Clear" value="" onChange={nothing} />,
        '.search'
      ],
      'a stepper': [steppers, '.stepper > div'],
      'a button': [<Button key="1">Edit</Button>, '.button'],
      'a button that opens a destructive confirmation': [
        <Button key="1" variant="danger">
          Delete
        </Button>,
        '.button'
      ],
      'a chip': [
        <Chip key="1" pressed={false} onToggle={nothing}>
          2 issues
        </Chip>,
        '.chip'
      ],
      'a text to copy': [
        <CopyFallback key="1" text="4829" label="Code" hint={String} closeLabel="Close" onClose={nothing} />,
        'input'
      ]
    }
    for (const [name, [piece, selector]] of Object.entries(controls)) {
      it(`gives the edge of ${name} a contrast of 3 to its surroundings and its content`, () => {
        for (const where of [<div key="1">{piece}</div>, <Card key="2">{piece}</Card>]) {
          const mounted = themed(where)
          const control = find(mounted, selector)
          const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control)
          const grounds = groundsBehind(control)
          expect(borderTopWidth).to.equal('1px')
          expect(contrast(borderTopColor, grounds)).to.be.at.least(3)
          expect(contrast(borderTopColor, [...grounds, backgroundColor])).to.be.at.least(3)
          mounted.unmount()
        }
      })
    }

    it('gives the selected option an edge with a contrast of 3, and bolder text', () => {
      const options = ['Auto', 'On'].map((label) => ({ value: label, label }))
      const mounted = themed(
        <Card>
          <Choice label="Fan" options={options} value="On" onChange={nothing} />
        </Card>
      )
      const [other, chosen] = [...mounted.root.querySelectorAll('.choice label')].map((label) =>
        getComputedStyle(label)
      )
      const grounds = groundsBehind(find(mounted, '.choice label'))
      expect(contrast(chosen?.borderTopColor ?? '', grounds)).to.be.at.least(3)
      expect(other?.borderTopColor).to.equal('rgba(0, 0, 0, 0)')
      expect(Number(chosen?.fontWeight) - Number(other?.fontWeight)).to.be.at.least(200)
    })

    it('gives static text a background without an edge, unlike controls', () => {
      const mounted = themed(
        <>
          <Badge tone="ok">Access codes OK</Badge>
          <Chip pressed={false} tone="danger" onToggle={nothing}>
            2 issues
          </Chip>
        </>
      )
      const badge = getComputedStyle(find(mounted, '[part~=badge]'))
      const grounds = groundsBehind(find(mounted, '[part~=badge]'))
      expect(parseFloat(badge.borderTopWidth)).to.equal(0)
      expect(contrast([...grounds, badge.backgroundColor], grounds)).to.be.above(1.05)
      const chip = getComputedStyle(find(mounted, '[part~=filter]'))
      expect(contrast([...grounds, chip.backgroundColor], grounds)).to.equal(1)
    })

    it('shows product images on a tile of its own scheme', () => {
      const mounted = themed(<Thumbnail src={PICTURE} fallback={<KeyRound />} />)
      const tile = luminance(getComputedStyle(find(mounted, '.thumbnail')).backgroundColor)
      expect(tile > 0.4).to.equal(theme === 'light')
    })

    it('does not give a hovered row the color of the tile in it', async () => {
      const renderRow = (id: string) => <ListRow leading={<Thumbnail fallback={<KeyRound />} />} title={id} />
      const mounted = themed(
        <List items={['Front']} itemKey={String} label="Doors" renderRow={renderRow} onPress={nothing} />
      )
      const tile = find(mounted, '.thumbnail')
      const idle = groundsBehind(tile)
      await pointAt(find(mounted, '.row'))
      const grounds = groundsBehind(tile)
      expect(contrast(grounds, idle), 'the row is seen to be pointed at').to.be.above(1.05)
      expect(contrast([...grounds, getComputedStyle(tile).backgroundColor], grounds)).to.be.above(1.05)
    })

    it('gives destructive buttons a red background with readable text', () => {
      const mounted = themed(
        <Confirmation
          subject="Cleaning"
          message="Delete this code?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={nothing}
          onCancel={nothing}
        />
      )
      const { backgroundColor, color } = getComputedStyle(mounted.get('button', 'Delete'))
      expect(contrast(color, backgroundColor)).to.be.at.least(4.5)
      const [red = 0, green = 0, blue = 0] = backgroundColor.match(/\d+/g)?.map(Number) ?? []
      expect(red - Math.max(green, blue)).to.be.above(80)
    })
  })
}

describe('Hovered control', () => {
  it('does not change the border of the field around it', async () => {
    const mounted = mount(field)
    const button = mounted.get('button', 'Generate code')
    await pointAt(button)
    const { backgroundImage, backgroundClip, borderTopWidth } = getComputedStyle(button)
    expect(backgroundImage).not.to.equal('none')
    expect(backgroundClip).to.equal('padding-box')
    const painted = button.getBoundingClientRect()
    const inner = find(mounted, '.control').getBoundingClientRect()
    const edge = parseFloat(borderTopWidth)
    expect(painted.top + edge).to.be.at.least(inner.top + 1)
    expect(painted.right - edge).to.be.at.most(inner.right - 1)
    expect(painted.bottom - edge).to.be.at.most(inner.bottom - 1)
  })

  it('is underlined instead of filled inside text', async () => {
    const { get } = mount(<Button variant="link">Time Zone (automatic)</Button>)
    const button = get('button', 'Time Zone')
    await pointAt(button)
    const { backgroundImage, backgroundColor, textDecorationLine, paddingInlineStart } = getComputedStyle(button)
    expect([backgroundImage, backgroundColor]).to.deep.equal(['none', 'rgba(0, 0, 0, 0)'])
    expect([textDecorationLine, paddingInlineStart]).to.deep.equal(['underline', '0px'])
  })
})

describe('Text of twice the size', () => {
  it('enlarges icons, tiles and targets', () => {
    const sizes = [14, 28].map((size) => {
      const { host, root, get } = mount(
        <>
          <Status icon={<KeyRound />}>Locked</Status>
          <Thumbnail fallback={<KeyRound />} />
          <Button label="Refresh" icon={<KeyRound />} />
        </>
      )
      host.style.setProperty('--latchkey-font-size', `${size}px`)
      const widths = [
        root.querySelector('.status svg'),
        root.querySelector('.thumbnail'),
        get('button', 'Refresh')
      ].map((element) => Math.round(element?.getBoundingClientRect().width ?? 0))
      unmountAll()
      return widths
    })
    expect(sizes).to.deep.equal([
      [16, 40, 32],
      [32, 80, 64]
    ])
  })
})
