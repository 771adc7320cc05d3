import { Screen, useCleanPage } from '../features/support/stage.js'
import { accessibility } from './browser/checks/accessibility.js'
import { chosenStates } from './browser/checks/chosen-states.js'
import { controlEdges } from './browser/checks/control-edges.js'
import { coveredText } from './browser/checks/covered-text.js'
import { cutText } from './browser/checks/cut-text.js'
import { hiddenByOptions } from './browser/checks/hidden-by-options.js'
import { overflow } from './browser/checks/overflow.js'
import { readingOrder } from './browser/checks/reading-order.js'

const LONG = 'A name that is much too long to be read in a place as small as this one'
const CUT = 'inline-size: 120px; overflow: hidden; white-space: nowrap'
const ELLIPSIS = `${CUT}; text-overflow: ellipsis`
const CORNER = 'position: absolute; inset: 0 auto auto 0; background: white'
const TINY = 'block-size: 12px; padding: 0; font-size: 9px'
const SAID = 'position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; white-space: nowrap'

const withBorder = (colour: string): string => `border: 1px solid ${colour}; background: white`
const button = (style: string, attributes = ''): string => `<button ${attributes} style="${style}">Front Door</button>`

const PLAIN = 'border: 0; background: white; color: black; inline-size: 80px'
/** Two buttons, one of which is pressed and has its own style and content. */
const pressed = (style: string, inside = ''): string => `
  <button aria-pressed="true" style="${PLAIN}; ${style}">Heat ${inside}</button>
  <button aria-pressed="false" style="${PLAIN}">Cool</button>`
const tabs = (mark: string): string => `
  <div style="position: relative">
    <button role="tab" aria-selected="true" style="${PLAIN}">Details</button>
    <button role="tab" aria-selected="false" style="${PLAIN}">Activity</button>
    ${mark}
  </div>`
const radios = (colour: string): string => `
  <label style="border: 1px solid ${colour}"><input type="radio" name="unit" checked>˚F</label>
  <label style="border: 1px solid transparent"><input type="radio" name="unit">˚C</label>`
const reportedBy = (screen: Screen<HTMLElement>): Iterable<string> =>
  hiddenByOptions(screen, [
    { devices: [{ device_id: 'device_front_door', space_ids: ['space_attic'], nickname: 'front_door' }] }
  ])
const LINE =
  '<i style="position: absolute; inset: auto auto 0 0; inline-size: 60px; block-size: 2px; background: #247"></i>'

interface Samples {
  readonly check: (screen: Screen<HTMLElement>) => Iterable<string> | Promise<Iterable<string>>
  readonly wrong: Readonly<Record<string, string>>
  readonly right: Readonly<Record<string, string>>
}

/** Shows HTML in an element of 320 px. */
function show(html: string): Screen<HTMLElement> {
  const element = document.createElement('div')
  element.style.cssText = 'display: block; position: relative; inline-size: 320px; background: white; color: black'
  element.attachShadow({ mode: 'open' }).innerHTML = html
  document.body.append(element)
  return new Screen(element)
}

describe('Screen checks', () => {
  useCleanPage()

  /** Wrong and correct samples by finding. */
  const SAMPLES: Readonly<Record<string, Samples>> = {
    overflow: {
      check: overflow,
      wrong: {
        'a box wider than the element': '<p style="inline-size: 340px">Wide</p>',
        'a text beyond its frame': `<p style="${withBorder('black')}; inline-size: 120px; white-space: nowrap">${LONG}</p>`,
        'a popover beyond the window': '<p popover style="position: fixed; inset: 0 auto auto -40px">Open</p>'
      },
      right: {
        'a scrollable table': `<div style="overflow: auto"><p style="inline-size: 900px">${LONG}</p></div>`,
        'visually hidden text': `<p style="${SAID}">${LONG}</p>`,
        'an invisible element': '<p style="inline-size: 900px; visibility: hidden">Wide</p>'
      }
    },
    'cut-off text': {
      check: cutText,
      wrong: {
        'a text without an ellipsis': `<p style="${CUT}">${LONG}</p>`,
        'an ellipsis without access to the full text': `<p style="${ELLIPSIS}">${LONG}</p>`,
        'missing lines': `<p style="inline-size: 120px; block-size: 40px; overflow: hidden">${LONG}</p>`,
        'a placeholder': `<input style="inline-size: 120px" placeholder="${LONG}">`,
        'a selected option': `<select style="inline-size: 120px"><option>${LONG}</option></select>`,
        'a selected option with tabular numbers': `<select style="inline-size: 120px; font: 30px sans-serif; font-variant-numeric: tabular-nums"><option>Heat & Cool</option></select>`
      },
      right: {
        'an ellipsis with the full text in a tooltip': `<p title="${LONG}" style="${ELLIPSIS}">${LONG}</p>`,
        'an ellipsis in a row that opens details': `<button part="row"><b style="display: block; ${ELLIPSIS}">${LONG}</b></button>`,
        'a text that wraps': `<p style="inline-size: 120px; overflow: hidden">${LONG}</p>`,
        'a typed value': `<input style="inline-size: 120px" value="${LONG}">`
      }
    },
    'covered text': {
      check: coveredText,
      wrong: {
        'a text under a label': `<p>Front Door</p><b style="${CORNER}">Copied</b>`,
        'a label under a later one': `<b style="${CORNER}">Saved</b><b style="${CORNER}">Copied</b>`
      },
      right: {
        'a bar scrolled under a message': `<div style="position: relative"><i style="${CORNER}; inline-size: 90px; block-size: 18px"></i></div><div style="position: sticky; top: 0"><p style="background: white">Copied</p></div>`,
        'a message over a label': `<b style="${CORNER}; inline-size: 90px; block-size: 18px"></b><b style="${CORNER}">Copied</b>`,
        'a text next to a label': `<p style="padding-inline-start: 120px">Front Door</p><b style="${CORNER}">Copied</b>`,
        'a text under a transparent frame': `<p>Front Door</p><b style="${CORNER}; background: none; inline-size: 90px; block-size: 9px"></b>`
      }
    },
    'a wrong reading order': {
      check: readingOrder,
      wrong: {
        'a heading below its content': `<div style="display: flex; flex-direction: column-reverse"><h3>Locks</h3>${button('')}</div>`
      },
      right: {
        'a heading above its content': `<div><h3>Locks</h3>${button('')}</div>`,
        'a close button in the corner of a box': `<div style="display: flex; flex-direction: column-reverse">${button('inline-size: 200px')}${button('align-self: end; inline-size: 40px')}</div>`,
        'scrollable content': `<div style="block-size: 40px; overflow: auto"><p style="padding: 90px">${button('')}</p></div>${button('')}`,
        'columns side by side': `<div style="columns: 2"><p>${button('')}</p><p>${button('')}</p></div>`,
        'a positioned element': `<p style="padding-block-start: 90px">${button('')}</p><div style="${CORNER}">${button('')}</div>`
      }
    },
    'an accessibility violation': {
      check: accessibility,
      wrong: {
        'light gray text': '<p style="color: #aaa">Locked</p>',
        'small buttons close together': button(`display: block; ${TINY}`).repeat(2),
        'a field without a name': '<input>'
      },
      right: {
        'a text and a button': `<p>Locked</p>${button('block-size: 40px')}`,
        'a small button with space around it': `<p style="padding: 30px">${button(TINY)}</p>`
      }
    },
    'content that should be hidden': {
      check: reportedBy,
      wrong: {
        'an id in a text': '<p>Device device_front_door</p>',
        'an id from a list of ids': '<p>space_attic</p>',
        'an id in an accessible name': '<input type="checkbox" aria-label="Select device_front_door">',
        'an e-mail address': '<h3>ann@example.com</h3>',
        'a lock command': '<button>Unlock Front Door</button>',
        'an access code command': '<button aria-label="Delete code">×</button>'
      },
      right: {
        'an id attribute': '<p id="device_front_door">Front Door</p>',
        'a name': '<p>front_door</p>',
        'another command': '<button>Edit name</button>',
        'an invisible command': '<button hidden>Unlock</button>'
      }
    },
    'a control that is hard to see': {
      check: controlEdges,
      wrong: {
        'a light border': button(withBorder('#ddd')),
        'a light border around a field': `<label style="${withBorder('#ddd')}">Name <input style="border: 0"></label>`
      },
      right: {
        'a dark border': button(withBorder('#777')),
        'a dark background': button('border: 1px solid transparent; background: #247'),
        'a button without an edge': button('border: 0; background: none'),
        'a light line under a row': button('border: 0; border-block-end: 1px solid #ddd; background: none'),
        'a disabled button': button(withBorder('#ddd'), 'disabled')
      }
    },
    'a selection that is hard to see': {
      check: chosenStates,
      wrong: {
        'a light shade': pressed('background: #eee'),
        'a light border': radios('#ddd'),
        'tabs without a mark': tabs('')
      },
      right: {
        'a dark background': pressed('background: #247; color: white'),
        'a dark border': radios('#247'),
        'a check mark': pressed('', '<svg></svg>'),
        'bold text': pressed('font-weight: 700'),
        'a line under a tab': tabs(LINE),
        'a single toggle button': button(PLAIN, 'aria-pressed="true"')
      }
    }
  }
  for (const [fault, { check, wrong, right }] of Object.entries(SAMPLES)) {
    for (const [what, html] of Object.entries(wrong)) {
      it(`report ${what} as ${fault}`, async () => {
        const screen = show(html)
        screen.root.querySelector<HTMLElement>('[popover]')?.showPopover()
        expect([...(await check(screen))]).not.to.deep.equal([])
      })
    }
    for (const [what, html] of Object.entries(right)) {
      it(`do not report ${what} as ${fault}`, async () => expect([...(await check(show(html)))]).to.deep.equal([]))
    }
  }
})
