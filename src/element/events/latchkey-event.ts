/** Base class of the events: bubbles and is composed. */
export class LatchkeyEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable })
  }
}
