/** Where a step leads to; what is not there cannot be gone through. */
export interface Doors {
  /** Opens the form of the code, with other digits made up. */
  readonly onChooseCode?: (() => void) | undefined
  /** Shows the codes of the device. */
  readonly onCodes?: (() => void) | undefined
  /** Is told which code was taken in the place of this one. */
  readonly onBackup?: ((accessCodeId: string) => void) | undefined
}
