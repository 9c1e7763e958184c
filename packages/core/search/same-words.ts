/**
 * Words that mean one thing to those who look: the English word and the Arabic or Urdu one that English-speaking Muslims use,
 * everyday words for the same, and forms that no rule of grammar leads to. One line is one meaning. A page need not list them
 * all among its words of need: any of a line leads to the others, those that are written on the page first.
 */
const LINES = `
mosque masjid
salah salat salaat salaah namaz prayer prayers pray praying
40 forty
99 ninety-nine
100 hundred
fast sawm siyam roza rozah
iftar iftari
adhan azaan athan
ablution wudu wudhu wuzu
dhikr zikr zikir remembrance
quran koran
child children kid kids
baby babies infant newborn
mother mum mom mummy ammi mama
father dad daddy abbu papa
parents parent
husband spouse
wife spouse
marriage marry married marrying nikah nikkah
wedding nikah shaadi
pregnancy pregnant expecting conceive
plane airplane aeroplane flight flying
car drive driving vehicle
trip journey travel travelling traveling safar
holiday vacation
toilet bathroom washroom restroom loo
shop shops shopping store
food meal meals
house home
flat apartment
exam exams test tests examination finals
school class college
work job employment
boss manager employer
money wealth finances financial
debt loan debts qarz
poor poverty broke
sick ill unwell ailing
illness sickness disease
doctor hospital
surgery operation
pain hurt hurts hurting ache aches aching
die dies died dying death dead
dead deceased
funeral janazah janaza
grave graves graveyard cemetery
sad sadness unhappy
anxiety anxious worry worried worries
stress stressed
depression depressed
afraid scared fear fears frightened terrified
angry anger mad furious
lonely loneliness alone
grateful gratitude thankful thankfulness shukr
patience sabr patient
lose lost losing loss
forget forgot forgotten forgetting
wake woke woken waking
sleep slept sleeping asleep
eat ate eaten eating
leave left leaving
break broke broken breaking
buy bought buying
hurt injured injury
bad evil
jinn djinn
jealousy jealous envy hasad
shaytan shaitan satan devil devils
magic sihr jadu
forgive forgave forgiven forgiveness forgiving
repentance repent tawbah tauba taubah
sin sins sinned gunah
paradise jannah jannat heaven
hell hellfire jahannam
makkah mecca
kabah kaaba
friday jumuah jummah jumah juma
hajj haj pilgrimage
crying cry weeping tears
confidence confident
happy happiness joy
success successful succeed
protect protection protected safety safe
teacher teachers ustadh
study studying studies revision
friend friends
killed killing murder
dog dogs
after finished
phone mobile
swim swimming swam
steal stole stolen theft thief robbed robbery
lie lies lied lying
give gave given giving
fall fell fallen falling
bit bite bites sting stings
fight fighting fought quarrel argument arguing argue
kaaba kabah kaabah
travel traveller traveler
umrah umra
prostration sujud sajdah sajda sujood
bowing ruku rukoo
rain raining barish
storm stormy
neighbour neighbor neighbours neighbors
favour favor
decision decide deciding choose choosing choice
sneeze sneezing sneezed
guest guests
oppressed oppression
enemy enemies
provision rizq rozi
children offspring aulad
elevator lift
earn income salary earnings
`;

const sets = LINES.trim()
  .split('\n')
  .map((line) => line.split(' '));

const SAME = new Map<string, Set<string>>();
for (const words of sets) {
  for (const word of words) {
    const known = SAME.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    SAME.set(word, known);
  }
}

/** Other words for a folded word; empty for most. */
export const sameAs = (folded: string): readonly string[] => [...(SAME.get(folded) ?? [])];
