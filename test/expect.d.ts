import type { expect as chaiExpect } from 'chai'

declare global {
  /** Chai's `expect`. Like `describe` and `it`, every test has it. */
  const expect: typeof chaiExpect
}
