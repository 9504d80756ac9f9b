/** The message of the error that the loop over a library's stream throws at a chunk with empty choices. */
export const WITHOUT_CHOICES = 'a chunk without choices: choices[0] is undefined'
