/** The parts that the prompts of a disguised run are put together from. Pure data. */

/** The possible beginnings of a message. */
export const OPENINGS = [
  '',
  '',
  'Hi! ',
  'Hello there. ',
  'Quick question. ',
  'Hey, ',
  'Good morning. ',
  'One more: ',
]

/** Questions that a model answers in a few words. */
export const QUESTIONS = [
  'What is a good name for a small bakery',
  'Which day comes after Tuesday',
  'How do I greet a new colleague politely',
  'Name one fruit that is red',
  'What should I pack for a rainy weekend',
  'How many minutes are in two hours',
  'Suggest a title for a short note about gardening',
  'Which animal is known for a long neck',
  'What is the opposite of early',
  'Give me a friendly way to say goodbye',
  'What colour do you get from blue and yellow',
  'Which season comes after winter',
  'Name a tool that drives nails',
  'What do bees make',
  'Tell me one thing to cook with rice',
  'What is the plural of mouse',
]

/** The ways to ask for a short answer. */
export const SHORTLY = [
  '? Keep it short.',
  '? A few words are enough.',
  '? One sentence, please.',
  '? Be brief.',
  '? Just the answer.',
  ', in one line?',
]

/** The ways to mention a nonce; `{}` is its place. */
export const MENTIONS = [
  ' Ticket {}.',
  ' My case number is {}, no need to mention it.',
  ' [{}]',
  ' Order {}.',
  ' Session {}, for my notes only.',
  ' Thread {}.',
]

/** The subjects of a long text. */
export const SUBJECTS = [
  'a train journey through the mountains',
  'a family that restores an old mill',
  'two friends who open a repair shop',
  'a village that prepares its summer fair',
  'a letter that arrives forty years late',
  'the first year of a young gardener',
  'a night watch in a small museum',
  'a baker who moves to a new town',
]

/** The ways to ask for a long text; `{}` is the place of its subject. */
export const LONG_TASKS = [
  'Write a detailed story about {}. Use at least five hundred words and do not stop early.',
  'Please tell me, at length, about {}. I want six hundred words or more.',
  'I need a long piece of prose on {}: several pages, with no summary.',
  'Compose a slow, long narrative about {}, eight paragraphs or more.',
]

/** The ways to ask for a text back; the text follows. Each has a verb that echo-text.ts knows. */
export const ECHO_REQUESTS = [
  'Repeat this back to me without any change: ',
  'Please copy the following line and add nothing: ',
  'I am testing a keyboard. Echo what I typed: ',
  'Could you recite these words as they are: ',
  'Copy the next words only, no comment: ',
  'Repeat exactly what follows: ',
]

/** Texts of two, four and three bytes of UTF-8 per character. */
export const ECHO_TEXTS = ['é 🌍 中文', 'ñ 🎈 日本', 'ü 🚀 한국', 'å 🍀 台北', 'ß 🐢 京都']

/** Systems of a conversation. */
export const SYSTEMS = [
  'You answer questions for the visitors of a web shop. Keep to one or two sentences.',
  'You are a friendly assistant. Be concise.',
  'Answer in plain language and briefly.',
  'You help with everyday questions. Short answers only.',
  'You are the assistant of a travel agency. Reply in a sentence.',
]

/** Conversations that took place before. */
export const PAST_TURNS = [
  { user: 'I bought a blue bicycle last week.', assistant: 'A blue bicycle sounds lovely.' },
  { user: 'We are going to the coast in May.', assistant: 'May is a fine time for the coast.' },
  { user: 'My neighbour has two cats.', assistant: 'Two cats keep each other company.' },
  { user: 'I started to learn the piano.', assistant: 'That is a good instrument to learn.' },
]

/** Sentences and words that long prompts consist of. */
export const FILLERS = [
  { sentence: 'The train left at noon, and nobody looked back. ', word: 'mountain ' },
  { sentence: 'She sorted the letters, then put the kettle on. ', word: 'afternoon ' },
  { sentence: 'They walked along the river and spoke of summer. ', word: 'riverbank ' },
  { sentence: 'He counted the boxes twice and closed the door. ', word: 'workshop ' },
]

/** First and last names of made-up people. */
export const FIRST_NAMES = [
  'Maria',
  'Jonas',
  'Aisha',
  'Peter',
  'Lin',
  'Elena',
  'David',
  'Noor',
  'Tomas',
  'Grace',
]
/** See {@link FIRST_NAMES}. */
export const LAST_NAMES = [
  'Keller',
  'Novak',
  'Okafor',
  'Silva',
  'Haas',
  'Brandt',
  'Moreau',
  'Ito',
  'Lindgren',
  'Reyes',
]

/** Domains that take no mail (RFC 2606 section 3). */
export const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org']

/** Nouns for names of things that do not exist. */
export const NOUNS = [
  'orders',
  'profile',
  'report',
  'archive',
  'summary',
  'notes',
  'session',
  'batch',
  'drafts',
]
