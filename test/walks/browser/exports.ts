/** Exports of a walk, in place of the browser's downloads and its printer. */
export interface Exports {
  /** Returns and forgets the texts of the files that were offered since the last call. */
  take(): string[]
  end(): void
}

/** Records the files that elements offer, and prints without a dialog. */
export function recordExports(): Exports {
  const texts: string[] = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const { print } = window
  URL.createObjectURL = (blob: Blob) => {
    void blob.text().then((text) => texts.push(text))
    return 'blob:exported'
  }
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    if (!this.download) click.call(this)
  }
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('afterprint'))
  }
  return {
    take: () => texts.splice(0),
    end() {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
      window.print = print
    }
  }
}
