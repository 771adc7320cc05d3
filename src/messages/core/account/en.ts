/** Connecting an account, in English. */
export const en = () => ({
  connectAccount: {
    connect: 'Connect Account',
    failed: 'The account could not be connected. Please try again.'
  }
})
