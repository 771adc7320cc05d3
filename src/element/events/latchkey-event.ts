/** An event of an element. It bubbles and leaves shadow roots. */
export class LatchkeyEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable })
  }
}
