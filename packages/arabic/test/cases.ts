// Hand-made cases: the transliteration that each phenomenon must have. The tests beside this file run the engine on
// them.

export interface PhenomenonCases {
  name: string;
  /** Arabic, and how it is read aloud. */
  cases: readonly (readonly [arabic: string, precise: string])[];
}

/** Cases in the everyday spelling of hadith texts. */
export const EVERYDAY_SPELLING_CASES: readonly PhenomenonCases[] = [
  {
    name: 'the article before a moon letter',
    cases: [
      ['الْحَمْدُ لِلَّهِ', 'al-ḥamdu lillāh'],
      ['الْكِتَابُ', 'al-kitāb'],
      ['الْأَرْضُ', 'al-arḍ'],
      ['الْآخِرَةُ', 'al-ākhirah'],
      ['الْإِسْلَامُ', 'al-islām'],
      ['الْيَوْمَ الْحَقَّ', 'al-yawma-l-ḥaqq'],
      ['بَيْنَ الْمَاءِ وَالْهَوَاءِ', 'bayna-l-māʾi wa-l-hawāʾ'],
    ],
  },
  {
    name: 'the article before a sun letter',
    cases: [
      ['الرَّحِيمُ', 'ar-raḥīm'],
      ['الشَّمْسُ', 'ash-shams'],
      ['التَّوَّابُ', 'at-tawwāb'],
      ['الثَّنَاءُ', 'ath-thanāʾ'],
      ['الدُّنْيَا', 'ad-dunyā'],
      ['الذِّكْرُ', 'adh-dhikr'],
      ['الزَّكَاةُ', 'az-zakāh'],
      ['السَّلَامُ', 'as-salām'],
      ['الصِّرَاطَ', 'aṣ-ṣirāṭ'],
      ['الضُّرُّ', 'aḍ-ḍurr'],
      ['الطَّيِّبَاتُ', 'aṭ-ṭayyibāt'],
      ['الظَّالِمُ', 'aẓ-ẓālim'],
      ['اللَّيْلُ', 'al-layl'],
      ['اللُّغَةُ', 'al-lughah'],
      ['النَّاسُ', 'an-nās'],
      ['فِي النَّارِ', 'fi-n-nār'],
    ],
  },
  {
    name: 'the article after a prefix',
    cases: [
      ['بِالْحَقِّ', 'bi-l-ḥaqq'],
      ['وَالشَّمْسِ', 'wa-sh-shams'],
      ['فَالْيَوْمَ', 'fa-l-yawm'],
      ['كَالْأَنْعَامِ', 'ka-l-anʿām'],
      ['لِلْمُتَّقِينَ', 'li-l-muttaqīn'],
      ['لِلنَّاسِ', 'li-n-nās'],
      ['وَلِلْكَافِرِينَ', 'wa li-l-kāfirīn'],
      ['لَلْآخِرَةُ خَيْرٌ', 'la-l-ākhiratu khayr'],
      ['لِلَّيْلِ', 'li-l-layl'],
      ['وَبِالْأَسْحَارِ', 'wa bi-l-asḥār'],
    ],
  },
  {
    name: 'wasla in the article elides',
    cases: [
      ['رَبِّ الْعَالَمِينَ', 'rabbi-l-ʿālamīn'],
      ['مِنَ النَّاسِ', 'mina-n-nās'],
      ['هُمُ الْفَائِزُونَ', 'humu-l-fāʾizūn'],
      ['عَنِ الْمُنْكَرِ', 'ʿani-l-munkar'],
    ],
  },
  {
    name: 'a long vowel shortens before wasla',
    cases: [
      ['فِي الْأَرْضِ', 'fi-l-arḍ'],
      ['ذُو الْجَلَالِ', 'dhu-l-jalāl'],
      ['عَلَى الْقَوْمِ', 'ʿala-l-qawm'],
      ['مَا اسْمُكَ', 'ma-smuk'],
      ['رَبَّنَا اغْفِرْ لَنَا', 'rabbana-ghfir lanā'],
      ['هَذَا الْيَوْمَ', 'hādha-l-yawm'],
      ['اهْدِنَا الصِّرَاطَ الْمُسْتَقِيمَ', 'ihdina-ṣ-ṣirāṭa-l-mustaqīm'],
      ['يَا اللَّهُ', 'ya-llāh'],
    ],
  },
  {
    name: 'wasla in verbs',
    cases: [
      ['اغْفِرْ لِي', 'ighfir lī'],
      ['ادْخُلُوا', 'udkhulū'],
      ['افْتَحْ', 'iftaḥ'],
      ['اكْتُبْ', 'uktub'],
      ['اهْدِنِي', 'ihdinī'],
      ['انْصُرْنَا', 'unṣurnā'],
      ['اسْتَغْفِرُوا رَبَّكُمْ', 'istaghfirū rabbakum'],
      ['ادْعُونِي', 'udʿūnī'],
      ['امْشُوا', 'imshū'],
      ['اتَّقُوا اللَّهَ', 'ittaqu-llāh'],
      ['وَارْحَمْنِي', 'wa-rḥamnī'],
      ['وَجِلَاءَ حُزْنِي', 'wa jilāʾa ḥuznī'],
      ['فَانْصُرْنَا', 'fa-nṣurnā'],
      ['وَاعْفُ عَنَّا', 'wa-ʿfu ʿannā'],
      ['اللَّهُمَّ اغْفِرْ لِي', 'Allāhumma-ghfir lī'],
      ['قُلِ ادْعُوا', 'quli-dʿū'],
      ['اضْطُرَّ', 'uḍṭurr'],
      ['وَاتَّخَذَ', 'wa-ttakhadh'],
      ['أَفَاتَّخَذْتُمْ', 'afa-ttakhadhtum'],
    ],
  },
  {
    name: 'wasla follows the vowel of the third letter, in passives too',
    cases: [
      ['اسْتُرْ عَوْرَاتِي', 'ustur ʿawrātī'],
      ['اسْتُجِيبَ لَهُ', 'ustujība lah'],
      ['اسْتُشْهِدَ', 'ustushhid'],
      ['اسْتُكْرِهُوا', 'ustukrihū'],
      ['اجْتُنِبَ', 'ujtunib'],
      ['انْطُلِقَ بِهِ', 'unṭuliqa bih'],
      ['اتُّخِذَ', 'uttukhidh'],
      ['اسْمُرُوا', 'usmurū'],
    ],
  },
  {
    name: 'wasla in verbs whose last root letter is weak',
    cases: [
      ['ادْعِي رَبَّكِ', 'udʿī rabbak'],
      ['اغْزِي', 'ughzī'],
      ['ادْنِي', 'udnī'],
      ['ادْعُوا رَبَّكُمْ', 'udʿū rabbakum'],
      ['اهْجُوا', 'uhjū'],
      ['اقْضُوا', 'iqḍū'],
      ['ابْنُوا', 'ibnū'],
      ['ابْغُونِي', 'ibghūnī'],
      ['ائْتُوا الْبُيُوتَ', 'ītu-l-buyūt'],
      ['اقْضِي', 'iqḍī'],
      ['اهْدِي', 'ihdī'],
    ],
  },
  {
    name: 'wasla before a hamza',
    cases: [
      ['ائْتِنَا', 'ītinā'],
      ['اؤْتُمِنَ', 'ūtumin'],
      ['ثُمَّ ائْتُوا', 'thumma-ʾtū'],
      ['وَأْمُرْ أَهْلَكَ', 'waʾmur ahlak'],
      ['اللَّهُمَّ أْجُرْنِي', 'Allāhumma-ʾjurnī'],
    ],
  },
  {
    name: 'wasla in nouns',
    cases: [
      ['ابْنُ عَبْدِكَ', 'ibnu ʿabdik'],
      ['وَابْنُ أَمَتِكَ', 'wa-bnu amatik'],
      ['اسْمُ اللَّهِ', 'ismu-llāh'],
      ['اسْمُهُ', 'ismuh'],
      ['اسْمِي', 'ismī'],
      ['امْرُؤٌ', 'imruʾ'],
      ['بِاسْمِكَ', 'bi-smik'],
      ['بِاسْمِ اللَّهِ', 'bismi-llāh'],
      ['بِسْمِ اللَّهِ', 'bismi-llāh'],
      ['امْرَأَةٌ', 'imraʾah'],
      ['اثْنَانِ', 'ithnān'],
      ['مُحَمَّدُ بْنُ عَبْدِ اللَّهِ', 'muḥammadu-bnu ʿabdi-llāh'],
      ['الِاسْمُ', 'al-ism'],
      ['يَوْمَ الِاثْنَيْنِ', 'yawma-l-ithnayn'],
      ['بِالِاسْمِ الْأَعْظَمِ', 'bi-l-ismi-l-aʿẓam'],
      ['وَايْمُ اللَّهِ', 'wa-ymu-llāh'],
      ['انْتِظَارٌ', 'intiẓār'],
    ],
  },
  {
    name: 'a long a is not wasla',
    cases: [
      ['وَاحِدٌ', 'wāḥid'],
      ['فَاطِرَ السَّمَاوَاتِ', 'fāṭira-s-samāwāt'],
      ['كَافَّةً', 'kāffah'],
      ['وَالِدَيَّ', 'wālidayy'],
      ['بَارِكْ', 'bārik'],
      ['فَاللَّهُ خَيْرٌ', 'fallāhu khayr'],
    ],
  },
  {
    name: 'a lam that is the verb’s own',
    cases: [
      ['الْتَقَى', 'iltaqā'],
      ['الْتَمِسُوا', 'iltamisū'],
      ['الْزَمْ', 'ilzam'],
      ['الْطُفْ', 'ulṭuf'],
      ['اللَّهُمَّ الْعَنْهُمْ', 'Allāhumma-lʿanhum'],
      ['الْعَبُوا', 'ilʿabū'],
      ['الْبَسُوا', 'ilbasū'],
      ['الْحَقِي بِأَهْلِكِ', 'ilḥaqī biʾahlik'],
      ['الْقَوْا', 'ilqaw'],
      ['الْغَدْ', 'al-ghad'],
      ['الْقَفَا', 'al-qafā'],
    ],
  },
  {
    name: 'the name of Allah and its prefixes',
    cases: [
      ['اللَّهُ', 'Allāh'],
      ['اللَّهُمَّ', 'Allāhumm'],
      ['لِلَّهِ', 'lillāh'],
      ['بِاللَّهِ', 'billāh'],
      ['وَاللَّهِ', 'wallāh'],
      ['تَاللَّهِ', 'tallāh'],
      ['فَلِلَّهِ الْحَمْدُ', 'falillāhi-l-ḥamd'],
      ['عَبْدُ اللَّهِ', 'ʿabdu-llāh'],
      ['إِلَّا اللَّهُ', 'illa-llāh'],
      ['سُبْحَانَكَ اللَّهُمَّ وَبِحَمْدِكَ', 'subḥānaka-llāhumma wa biḥamdik'],
      ['فَوَاللَّهِ', 'fawallāh'],
      ['وَوَاللَّهِ', 'wa wallāh'],
      ['يَا أَللَّهُ', 'yā Allāh'],
      ['أَللَّهُمَّ رَبَّنَا', 'Allāhumma rabbanā'],
      ['آللَّهِ', 'āllāh'],
    ],
  },
  {
    name: 'alladhī and its family',
    cases: [
      ['الَّذِي', 'alladhī'],
      ['الَّذِينَ آمَنُوا', 'alladhīna āmanū'],
      ['الَّتِي', 'allatī'],
      ['اللَّذَانِ', 'alladhān'],
      ['اللَّاتِي', 'allātī'],
      ['لِلَّذِي خَلَقَهُ', 'li-lladhī khalaqah'],
      ['وَالَّذِي نَفْسِي بِيَدِهِ', 'wa-lladhī nafsī biyadih'],
      ['هُوَ الَّذِي', 'huwa-lladhī'],
    ],
  },
  {
    name: 'the alif after the waw of the plural',
    cases: [
      ['قَالُوا سَمِعْنَا', 'qālū samiʿnā'],
      ['دَعَوُا اللَّهَ', 'daʿawu-llāh'],
      ['أَتَوْا', 'ataw'],
    ],
  },
  {
    name: 'alif maqsura',
    cases: [
      ['هُدَى اللَّهِ', 'huda-llāh'],
      ['إِلَى', 'ilā'],
      ['مُوسَى', 'mūsā'],
      ['يَرَى', 'yarā'],
    ],
  },
  {
    name: 'dagger alif',
    cases: [
      ['هَٰذَا', 'hādhā'],
      ['الرَّحْمَٰنِ', 'ar-raḥmān'],
      ['إِلَٰهَ', 'ilāh'],
    ],
  },
  {
    name: 'words written without their long vowel',
    cases: [
      ['هَذَا', 'hādhā'],
      ['هَذِهِ الدَّعْوَةِ', 'hādhihi-d-daʿwah'],
      ['هَذَانِ', 'hādhān'],
      ['هَؤُلَاءِ', 'hāʾulāʾ'],
      ['ذَلِكَ', 'dhālik'],
      ['كَذَلِكَ', 'kadhālik'],
      ['ذَلِكُمْ', 'dhālikum'],
      ['أُولَئِكَ', 'ulāʾik'],
      ['أُولَاءِ', 'ulāʾ'],
      ['وَلَكِنْ لَا', 'wa lākin lā'],
      ['لَكِنَّهُ', 'lākinnah'],
      ['لَا إِلَهَ', 'lā ilāh'],
      ['الْإِلَهُ', 'al-ilāh'],
      ['إِلَهِي', 'ilāhī'],
      ['رَحْمَنَ الدُّنْيَا', 'raḥmāna-d-dunyā'],
      ['السَّمَوَاتِ', 'as-samāwāt'],
      ['طَهَ', 'ṭāhā'],
      ['دَاوُدَ', 'dāwūd'],
      ['أُولُو الْأَلْبَابِ', 'ulu-l-albāb'],
      ['أُولِي الْأَمْرِ', 'uli-l-amr'],
      ['النُّبُوَّةِ الْأُولَى', 'an-nubuwwati-l-ūlā'],
      ['هَكَذَا', 'hākadhā'],
    ],
  },
  {
    name: 'silent letters',
    cases: [
      ['مِائَةَ مَرَّةٍ', 'miʾata marrah'],
      ['عَمْرٍو قَالَ', 'ʿamrin qāl'],
      ['عَمْرٌو', 'ʿamr'],
      ['رَأَيْتُ عَمْرًا', 'raʾaytu ʿamrā'],
    ],
  },
  {
    name: 'anā with its short end',
    cases: [
      ['أَنَا عَبْدُكَ', 'ana ʿabduk'],
      ['وَأَنَا عَلَى', 'wa ana ʿalā'],
      ['إِلَّا أَنَا', 'illā anā'],
      ['أَنَابَ', 'anāb'],
      ['أَنَا الْغَفُورُ', 'ana-l-ghafūr'],
    ],
  },
  {
    name: 'ta marbuta',
    cases: [
      ['رَحْمَةُ اللَّهِ', 'raḥmatu-llāh'],
      ['رَحْمَةٌ', 'raḥmah'],
      ['الصَّلَاةِ', 'aṣ-ṣalāh'],
      ['الصَّلَاةُ خَيْرٌ', 'aṣ-ṣalātu khayr'],
      ['حَسَنَةً، وَفِي', 'ḥasanah, wa fī'],
    ],
  },
  {
    name: 'tanwin',
    cases: [
      ['شَيْءٍ قَدِيرٌ', 'shayʾin qadīr'],
      ['عِلْمًا نَافِعًا', 'ʿilman nāfiʿā'],
      ['هُدًى لِلنَّاسِ', 'hudan li-n-nās'],
      ['هُدًى', 'hudā'],
      ['مَاءً طَهُورًا', 'māʾan ṭahūrā'],
      ['خَطَأً', 'khaṭaʾā'],
      ['مُحَمَّدًا الْوَسِيلَةَ', 'muḥammadani-l-wasīlah'],
      ['شَيْئًا', 'shayʾā'],
      ['إِذًا', 'idhā'],
    ],
  },
  {
    name: 'pauses at punctuation',
    cases: [
      ['لَا شَرِيكَ لَكَ، لَبَّيْكَ', 'lā sharīka lak, labbayk'],
      ['الْمُلْكُ؛ وَلَهُ الْحَمْدُ', 'al-mulk; wa lahu-l-ḥamd'],
      ['قَالَ: رَبِّ', 'qāl: rabb'],
      ['مَنْ أَنْتَ؟ قَالَ', 'man ant? qāl'],
      ['نَعَمْ. لَا', 'naʿam. lā'],
      ['الْحَقُّ، الْقَيُّومُ', 'al-ḥaqq, al-qayyūm'],
    ],
  },
  {
    name: 'pauses at a line’s end',
    cases: [
      ['الْمُلْكُ\nوَالْحَمْدُ', 'al-mulk\nwa-l-ḥamd'],
      ['بِكَ أَصْبَحْنَا\nاللَّهُمَّ', 'bika aṣbaḥnā\nAllāhumm'],
    ],
  },
  {
    name: 'glides at a pause',
    cases: [
      ['إِلَّا هُوَ', 'illā hū'],
      ['مَا هِيَ', 'mā hī'],
      ['عَلَيَّ', 'ʿalayy'],
      ['الْعَدُوِّ', 'al-ʿaduww'],
      ['النَّبِيُّ', 'an-nabiyy'],
      ['الْعَفْوَ', 'al-ʿafw'],
    ],
  },
  {
    name: 'hamza',
    cases: [
      ['أَسْأَلُكَ', 'asʾaluk'],
      ['بِئْسَ', 'biʾs'],
      ['يُؤْمِنُ', 'yuʾmin'],
      ['شَيْءٌ', 'shayʾ'],
      ['سُوءَ الْقَضَاءِ', 'sūʾa-l-qaḍāʾ'],
      ['آمِينَ', 'āmīn'],
      ['الْقُرْآنَ', 'al-qurʾān'],
      ['رَأَى', 'raʾā'],
      ['بِإِذْنِكَ', 'biʾidhnik'],
      ['وَإِلَيْكَ', 'wa ilayk'],
      ['رَءُوفٌ', 'raʾūf'],
      ['سَيِّئَاتِي', 'sayyiʾātī'],
    ],
  },
  {
    name: 'wa stands apart, a root’s own waw does not',
    cases: [
      ['وَلَا وَلَدَ', 'wa lā walad'],
      ['وَدَائِعُهُ', 'wadāʾiʿuh'],
      ['وَحْدَهُ', 'waḥdah'],
      ['وَعَدْتَنِي', 'waʿadtanī'],
      ['وَعَدَدَ خَلْقِهِ', 'wa ʿadada khalqih'],
      ['وَقِنَا', 'wa qinā'],
      ['وَجَدْتُ', 'wajadt'],
      ['وَجَعَلَ', 'wa jaʿal'],
      ['وَهَبَ لِي', 'wahaba lī'],
      ['وَهَبْ لَنَا', 'wa hab lanā'],
      ['وَلِيُّنَا', 'waliyyunā'],
      ['وَلِيَ', 'wa lī'],
      ['وَصَلَّى', 'wa ṣallā'],
      ['وَعَظْمِي', 'wa ʿaẓmī'],
      ['وَلْيَقُلْ', 'walyaqul'],
      ['وَعَدَسِهَا', 'wa ʿadasihā'],
      ['وَصَبَرُوا', 'wa ṣabarū'],
      ['وَصَبٍ', 'waṣab'],
      ['وَجَعْفَرٌ', 'wa jaʿfar'],
      ['وَصَفِيَّةُ', 'wa ṣafiyyah'],
      ['وَهَبَطَ', 'wa habaṭ'],
      ['وَلَغَ الْكَلْبُ', 'walagha-l-kalb'],
      ['وَدَاعٍ', 'wadāʿ'],
      ['وَكِيعٌ', 'wakīʿ'],
      ['وَطِئَ', 'waṭiʾ'],
      ['وَفَاتِهِ', 'wafātih'],
      ['وَفَدَكَ', 'wa fadak'],
      ['وَسَائِدَ', 'wasāʾid'],
      ['وَظِيفَةٌ', 'waẓīfah'],
      ['وَظَائِفُ', 'waẓāʾif'],
      ['وَضِيعٌ', 'waḍīʿ'],
      ['وَمِيضٌ', 'wamīḍ'],
      ['وَفِيٌّ', 'wafiyy'],
      ['وَفِيَّ', 'wa fiyy'],
      ['وَخَزَهُ', 'wakhazah'],
      ['وَخَزَنَا', 'wa khazanā'],
      ['وَأَدَ', 'waʾad'],
      ['وَأَدْنَاهَا', 'wa adnāhā'],
    ],
  },
  {
    name: 'letters that would run together',
    cases: [
      ['ثَبِّتْهُ', 'thabbit·h'],
      ['أَسْهَلُ', 'as·hal'],
      ['زِدْهُمْ', 'zid·hum'],
      ['لَا تَدَعْهَا', 'lā tadaʿhā'],
      ['أَدْهَمُ', 'ad·ham'],
    ],
  },
  {
    name: 'what passes through',
    cases: [
      ['اغْفِرْ لِفُلَانٍ {name} وَارْحَمْهُ', 'ighfir lifulānin {name} wa-rḥamh'],
      ['رَسُولُ اللَّهِ ﷺ قَالَ', 'rasūlu-llāhi ﷺ qāl'],
      ['{name}، اللَّهُمَّ', '{name}, Allāhumm'],
    ],
  },
];

/** The Qur’an’s spelling, as quran-json writes it; each case names its verse. */
export const QURAN_SPELLING_CASES: readonly PhenomenonCases[] = [
  {
    name: 'sukun U+06E1 and silent U+0652',
    cases: [
      ['أُوْلَـٰٓئِكَ عَلَىٰ', 'ulāʾika ʿalā'], // 2:5
      ['أُوْلَـٰٓئِكَ ٱلَّذِينَ ٱشۡتَرَوُاْ ٱلضَّلَٰلَةَ', 'ulāʾika-lladhīna-shtarawu-ḍ-ḍalālah'], // 2:16
      ['أَفَإِيْن مَّاتَ', 'afaʾin māt'], // 3:144
      ['لِشَاْيۡءٍ إِنِّي', 'lishayʾin innī'], // 18:23
      ['بِأَيۡيْدٖ وَإِنَّا لَمُوسِعُونَ', 'biʾaydin wa innā lamūsiʿūn'], // 51:47
    ],
  },
  {
    name: 'dagger alif, alif maqsura and waw as seats',
    cases: [
      ['ٱلصَّلَوٰةَ', 'aṣ-ṣalāh'], // 2:3
      ['مَٰلِكِ يَوۡمِ ٱلدِّينِ', 'māliki yawmi-d-dīn'], // 1:4
      ['مَوۡلَىٰنَا فَٱنصُرۡنَا', 'mawlānā fa-nṣurnā'], // 2:286
      ['مِنَ ٱلرِّبَوٰٓاْ', 'mina-r-ribā'], // 2:278
    ],
  },
  {
    name: 'small waw and ya',
    cases: [
      ['تَأۡخُذُهُۥ سِنَةٞ', 'taʾkhudhuhū sinah'], // 2:255
      ['بِإِذۡنِهِۦ', 'biʾidhnih'], // 2:255
      ['مِّنۡ عِلۡمِهِۦٓ إِلَّا', 'min ʿilmihī illā'], // 2:255
      ['ٱبۡتَلَىٰٓ إِبۡرَٰهِـۧمَ رَبُّهُۥ', 'ibtalā ibrāhīma rabbuh'], // 2:124
      ['وَخَاتَمَ ٱلنَّبِيِّـۧنَ', 'wa khātama-n-nabiyyīn'], // 33:40
      ['إِۦلَٰفِهِمۡ', 'īlāfihim'], // 106:2
      ['لَا يَسۡتَحۡيِۦٓ', 'lā yastaḥyī'], // 2:26
    ],
  },
  {
    name: 'madda',
    cases: [
      ['وَلَا ٱلضَّآلِّينَ', 'wa la-ḍ-ḍāllīn'], // 1:7
      ['عَلَى ٱلۡمَلَـٰٓئِكَةِ', 'ʿala-l-malāʾikah'], // 2:31
      ['وَبِٱلۡأٓخِرَةِ', 'wa bi-l-ākhirah'], // 2:4
    ],
  },
  {
    name: 'open tanwin',
    cases: [
      ['عَلَىٰ هُدٗى', 'ʿalā hudā'], // 2:5
      ['وَلَهُمۡ عَذَابٌ عَظِيمٞ', 'wa lahum ʿadhābun ʿaẓīm'], // 2:7
      ['هُدٗى لِّلۡمُتَّقِينَ', 'hudan li-l-muttaqīn'], // 2:2
    ],
  },
  {
    name: 'a bare letter that assimilates',
    cases: [
      ['عَلَىٰ هُدٗى مِّن رَّبِّهِمۡ', 'ʿalā hudan min rabbihim'], // 2:5
      ['قُل رَّبِّ إِمَّا تُرِيَنِّي', 'qul rabbi immā turiyannī'], // 23:93
      ['يَٰبُنَيَّ ٱرۡكَب مَّعَنَا', 'yā bunayya-rkab maʿanā'], // 11:42
      ['أَلَمۡ نَخۡلُقكُّم', 'alam nakhluqkum'], // 77:20
      ['مِن شَرِّ مَا خَلَقَ', 'min sharri mā khalaq'], // 113:2
      ['قَد تَّبَيَّنَ', 'qad tabayyan'], // 2:256
      ['مَا فَرَّطتُ فِي', 'mā farraṭtu fī'], // 39:56
      ['أَن لَّمۡ يَرَهُۥٓ أَحَدٌ', 'an lam yarahū aḥad'], // 90:7
      ['فَٱرۡغَب', 'fa-rghab'], // 94:8
    ],
  },
  {
    name: 'tanwin and nun before b',
    cases: [
      ['مِنۢ بَعۡدِ', 'min baʿd'], // 2:27
      ['صُمُّۢ بُكۡمٌ', 'ṣummun bukm'], // 2:18
      ['سَوَآءِۭ بَيۡنَنَا', 'sawāʾin baynanā'], // 3:64
    ],
  },
  {
    name: 'pause marks',
    cases: [
      ['لَا تَأۡخُذُهُۥ سِنَةٞ وَلَا نَوۡمٞۚ لَّهُۥ', 'lā taʾkhudhuhū sinatun wa lā nawm, lah'], // 2:255
      ['لَا رَيۡبَۛ فِيهِۛ هُدٗى', 'lā rayba fīh, hudā'], // 2:2
      ['وَعَلَىٰ سَمۡعِهِمۡۖ وَعَلَىٰٓ', 'wa ʿalā samʿihim, wa ʿalā'], // 2:7
      ['لَّعَنَهُ ٱللَّهُۘ وَقَالَ', 'laʿanahu-llāh, wa qāl'], // 4:118
    ],
  },
  {
    name: 'joined letters',
    cases: [
      ['الٓمٓ', 'alif lām mīm'], // 2:1
      ['كٓهيعٓصٓ', 'kāf hā yā ʿayn ṣād'], // 19:1
      ['طه', 'ṭā hā'], // 20:1
      ['يسٓ', 'yā sīn'], // 36:1
      ['نٓۚ وَٱلۡقَلَمِ وَمَا يَسۡطُرُونَ', 'nūn, wa-l-qalami wa mā yasṭurūn'], // 68:1
      ['عٓسٓقٓ', 'ʿayn sīn qāf'], // 42:2
      ['ٱللَّهُ لَآ إِلَٰهَ إِلَّا هُوَ', 'Allāhu lā ilāha illā hū'], // 3:2
    ],
  },
  {
    name: 'yā written together',
    cases: [
      ['يَـٰٓأَيُّهَا ٱلنَّاسُ', 'yā ayyuha-n-nās'], // 2:21
      ['يَـٰٓـَٔادَمُ ٱسۡكُنۡ', 'yā ādamu-skun'], // 2:35
      ['وَيَٰقَوۡمِ ٱسۡتَغۡفِرُواْ', 'wa yā qawmi-staghfirū'], // 11:52
      ['هَـٰٓأَنتُمۡ', 'hāʾantum'], // 3:66
    ],
  },
  {
    name: 'alif read at a pause only',
    cases: [
      ['لَّـٰكِنَّا۠ هُوَ ٱللَّهُ', 'lākinna huwa-llāh'], // 18:38
      ['وَتَظُنُّونَ بِٱللَّهِ ٱلظُّنُونَا۠', 'wa taẓunnūna billāhi-ẓ-ẓunūnā'], // 33:10
      ['أَنَا۠ أَخُوكَ', 'ana akhūk'], // 12:69
    ],
  },
  {
    name: 'tanwin before wasla',
    cases: [
      ['نُوحٌ ٱبۡنَهُۥ', 'nūḥuni-bnah'], // 11:42
      ['عَادًا ٱلۡأُولَىٰ', 'ʿādani-l-ūlā'], // 53:50
    ],
  },
  {
    name: 'words with signs of their own',
    cases: [
      ['فَٱدَّـٰرَ\u2009ٰٔتُمۡ', 'fa-ddāraʾtum'], // 2:72
      ['مَجۡرٜىٰهَا وَمُرۡسَىٰهَآ', 'majrēhā wa mursāhā'], // 11:41
      ['لَا تَأۡمَ۬نَّا عَلَىٰ يُوسُفَ', 'lā taʾmannā ʿalā yūsuf'], // 12:11
      ['ءَا۬عۡجَمِيّٞ', 'aʾaʿjamiyy'], // 41:44
      ['وَيَبۡصُۜطُ', 'wa yabsuṭ'], // 2:245
      ['بَصۜۡطَةٗ', 'basṭah'], // 7:69
      ['ٱلۡمُصَۜيۡطِرُونَ', 'al-muṣayṭirūn'], // 52:37
      ['نُـۨجِي ٱلۡمُؤۡمِنِينَ', 'nunji-l-muʾminīn'], // 21:88
      ['ءَاتَىٰنِۦَ ٱللَّهُ', 'ātāniya-llāh'], // 27:36
      ['ءَآللَّهُ أَذِنَ لَكُمۡ', 'āllāhu adhina lakum'], // 10:59
      ['ءَآلۡـَٰٔنَ', 'āl-ān'], // 10:91
      ['ءَآلذَّكَرَيۡنِ', 'ādh-dhakarayn'], // 6:143
      ['ثُمَّ لۡيَقۡطَعۡ', 'thumma-lyaqṭaʿ'], // 22:15
      ['أَصۡحَٰبُ لۡـَٔيۡكَةِ', 'aṣḥābu-l-aykah'], // 26:176
      ['بِأَييِّكُمُ', 'biʾayyikum'], // 68:6
      ['يَبۡنَؤُمَّ', 'yabnaʾumm'], // 20:94
      ['عِوَجَاۜ', 'ʿiwajā'], // 18:1
      ['مَنۡۜ رَاقٖ', 'man rāq'], // 75:27
      ['لِيَسُـُٔواْ', 'liyasuʾū'], // 17:7
      ['ٱلۡمَوۡءُۥدَةُ', 'al-mawʾūdah'], // 81:8
      ['وَّكَانُواْ', 'wa kānū'], // 2:61
    ],
  },
  {
    name: 'the verbs with hamza after wasla',
    cases: [
      ['ٱلَّذِي ٱؤۡتُمِنَ أَمَٰنَتَهُۥ', 'alladhi-ʾtumina amānatah'], // 2:283
      ['ٱئۡتُونِي', 'ītūnī'], // 46:4
      ['فَلۡيُؤَدِّ ٱلَّذِي ٱؤۡتُمِنَ', 'falyuʾaddi-lladhi-ʾtumin'], // 2:283
    ],
  },
];

/** The hardest phrases of the supplications. */
export const HARDEST_PHRASES: readonly (readonly [arabic: string, precise: string])[] = [
  [
    'أَعُوذُ بِكَ مِنْ شَرِّ مَا صَنَعْتُ، أَبُوءُ لَكَ بِنِعْمَتِكَ عَلَيَّ، وَأَبُوءُ بِذَنْبِي',
    'aʿūdhu bika min sharri mā ṣanaʿt, abūʾu laka biniʿmatika ʿalayy, wa abūʾu bidhanbī',
  ],
  ['وَأَنَا عَلَى عَهْدِكَ وَوَعْدِكَ مَا اسْتَطَعْتُ', 'wa ana ʿalā ʿahdika wa waʿdika ma-staṭaʿt'],
  ['بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ فِي الْأَرْضِ وَلَا فِي السَّمَاءِ', 'bismi-llāhi-lladhī lā yaḍurru maʿa-smihi shayʾun fi-l-arḍi wa lā fi-s-samāʾ'],
  [
    'اللَّهُمَّ عَالِمَ الْغَيْبِ وَالشَّهَادَةِ، فَاطِرَ السَّمَاوَاتِ وَالْأَرْضِ، رَبَّ كُلِّ شَيْءٍ وَمَلِيكَهُ',
    'Allāhumma ʿālima-l-ghaybi wa-sh-shahādah, fāṭira-s-samāwāti wa-l-arḍ, rabba kulli shayʾin wa malīkah',
  ],
  ['وَأَنْ أَقْتَرِفَ عَلَى نَفْسِي سُوءًا، أَوْ أَجُرَّهُ إِلَى مُسْلِمٍ', 'wa an aqtarifa ʿalā nafsī sūʾā, aw ajurrahu ilā muslim'],
  [
    'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ، عَدَدَ خَلْقِهِ، وَرِضَا نَفْسِهِ، وَزِنَةَ عَرْشِهِ، وَمِدَادَ كَلِمَاتِهِ',
    'subḥāna-llāhi wa biḥamdih, ʿadada khalqih, wa riḍā nafsih, wa zinata ʿarshih, wa midāda kalimātih',
  ],
  ['التَّحِيَّاتُ لِلَّهِ، وَالصَّلَوَاتُ وَالطَّيِّبَاتُ', 'at-taḥiyyātu lillāh, wa-ṣ-ṣalawātu wa-ṭ-ṭayyibāt'],
  ['السَّلَامُ عَلَيْكَ أَيُّهَا النَّبِيُّ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ', 'as-salāmu ʿalayka ayyuha-n-nabiyyu wa raḥmatu-llāhi wa barakātuh'],
  [
    'آتِ مُحَمَّدًا الْوَسِيلَةَ وَالْفَضِيلَةَ، وَابْعَثْهُ مَقَامًا مَحْمُودًا الَّذِي وَعَدْتَهُ',
    'āti muḥammadani-l-wasīlata wa-l-faḍīlah, wa-bʿathhu maqāman maḥmūdani-lladhī waʿadtah',
  ],
  ['فَاغْفِرْ لِي مَغْفِرَةً مِنْ عِنْدِكَ وَارْحَمْنِي، إِنَّكَ أَنْتَ الْغَفُورُ الرَّحِيمُ', 'fa-ghfir lī maghfiratan min ʿindika wa-rḥamnī, innaka anta-l-ghafūru-r-raḥīm'],
  ['إِنَّكَ تَقْضِي وَلَا يُقْضَى عَلَيْكَ، إِنَّهُ لَا يَذِلُّ مَنْ وَالَيْتَ', 'innaka taqḍī wa lā yuqḍā ʿalayk, innahu lā yadhillu man wālayt'],
  ['الْأَحَدُ الصَّمَدُ، الَّذِي لَمْ يَلِدْ وَلَمْ يُولَدْ', 'al-aḥadu-ṣ-ṣamad, alladhī lam yalid wa lam yūlad'],
  ['أَسْأَلُكَ بِكُلِّ اسْمٍ هُوَ لَكَ، أَوِ اسْتَأْثَرْتَ بِهِ فِي عِلْمِ الْغَيْبِ عِنْدَكَ', 'asʾaluka bikulli-smin huwa lak, awi-staʾtharta bihi fī ʿilmi-l-ghaybi ʿindak'],
  ['الْحَمْدُ لِلَّهِ الَّذِي عَافَانِي مِمَّا ابْتَلَاكَ بِهِ', 'al-ḥamdu lillāhi-lladhī ʿāfānī mimma-btalāka bih'],
  ['ذَهَبَ الظَّمَأُ، وَابْتَلَّتِ الْعُرُوقُ، وَثَبَتَ الْأَجْرُ إِنْ شَاءَ اللَّهُ', 'dhahaba-ẓ-ẓamaʾ, wa-btallati-l-ʿurūq, wa thabata-l-ajru in shāʾa-llāh'],
  ['اللَّهُمَّ اهْدِنِي فِيمَنْ هَدَيْتَ، وَتَوَلَّنِي فِيمَنْ تَوَلَّيْتَ', 'Allāhumma-hdinī fīman hadayt, wa tawallanī fīman tawallayt'],
  ['اهْدِنِي لِمَا اخْتُلِفَ فِيهِ مِنَ الْحَقِّ بِإِذْنِكَ', 'ihdinī lima-khtulifa fīhi mina-l-ḥaqqi biʾidhnik'],
  ['وَأَعُوذُ بِكَ أَنْ أُرَدَّ إِلَى أَرْذَلِ الْعُمُرِ', 'wa aʿūdhu bika an uradda ilā ardhali-l-ʿumur'],
  ['مِنَ الْهَمِّ وَالْحَزَنِ، وَضَلَعِ الدَّيْنِ، وَغَلَبَةِ الرِّجَالِ', 'mina-l-hammi wa-l-ḥazan, wa ḍalaʿi-d-dayn, wa ghalabati-r-rijāl'],
  ['يَا ذَا الْجَلَالِ وَالْإِكْرَامِ، يَا حَيُّ يَا قَيُّومُ', 'yā dha-l-jalāli wa-l-ikrām, yā ḥayyu yā qayyūm'],
  ['لَا إِلَهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ', 'lā ilāha illā anta subḥānaka innī kuntu mina-ẓ-ẓālimīn'],
  ['آيِبُونَ تَائِبُونَ عَابِدُونَ، لِرَبِّنَا حَامِدُونَ', 'āyibūna tāʾibūna ʿābidūn, lirabbinā ḥāmidūn'],
  ['سُبْحَانَ الَّذِي سَخَّرَ لَنَا هَذَا وَمَا كُنَّا لَهُ مُقْرِنِينَ', 'subḥāna-lladhī sakhkhara lanā hādhā wa mā kunnā lahu muqrinīn'],
  ['مِنْ وَعْثَاءِ السَّفَرِ، وَكَآبَةِ الْمَنْظَرِ، وَسُوءِ الْمُنْقَلَبِ', 'min waʿthāʾi-s-safar, wa kaʾābati-l-manẓar, wa sūʾi-l-munqalab'],
  ['وَأَبْدِلْهُ دَارًا خَيْرًا مِنْ دَارِهِ، وَأَهْلًا خَيْرًا مِنْ أَهْلِهِ', 'wa abdilhu dāran khayran min dārih, wa ahlan khayran min ahlih'],
  ['وَاغْسِلْهُ بِالْمَاءِ وَالثَّلْجِ وَالْبَرَدِ، وَنَقِّهِ مِنَ الْخَطَايَا', 'wa-ghsilhu bi-l-māʾi wa-th-thalji wa-l-barad, wa naqqihi mina-l-khaṭāyā'],
  [
    'مَنْ أَحْيَيْتَهُ مِنَّا فَأَحْيِهِ عَلَى الْإِسْلَامِ، وَمَنْ تَوَفَّيْتَهُ مِنَّا فَتَوَفَّهُ عَلَى الْإِيمَانِ',
    'man aḥyaytahu minnā faʾaḥyihi ʿala-l-islām, wa man tawaffaytahu minnā fatawaffahu ʿala-l-īmān',
  ],
  ['أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ الَّتِي لَا يُجَاوِزُهُنَّ بَرٌّ وَلَا فَاجِرٌ', 'aʿūdhu bikalimāti-llāhi-t-tāmmāti-llatī lā yujāwizuhunna barrun wa lā fājir'],
  ['مِنْ شَرِّ مَا خَلَقَ وَذَرَأَ وَبَرَأَ', 'min sharri mā khalaqa wa dharaʾa wa baraʾ'],
  [
    'اللَّهُمَّ مُنْزِلَ الْكِتَابِ، سَرِيعَ الْحِسَابِ، اهْزِمِ الْأَحْزَابَ، اللَّهُمَّ اهْزِمْهُمْ وَزَلْزِلْهُمْ',
    'Allāhumma munzila-l-kitāb, sarīʿa-l-ḥisāb, ihzimi-l-aḥzāb, Allāhumma-hzimhum wa zalzilhum',
  ],
  ['أَصْلِحْ لِي دِينِيَ الَّذِي هُوَ عِصْمَةُ أَمْرِي', 'aṣliḥ lī dīniya-lladhī huwa ʿiṣmatu amrī'],
  ['اللَّهُمَّ اكْفِنِي بِحَلَالِكَ عَنْ حَرَامِكَ، وَأَغْنِنِي بِفَضْلِكَ عَمَّنْ سِوَاكَ', 'Allāhumma-kfinī biḥalālika ʿan ḥarāmik, wa aghninī bifaḍlika ʿamman siwāk'],
  [
    'إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ، اللَّهُمَّ اؤْجُرْنِي فِي مُصِيبَتِي وَأَخْلِفْ لِي خَيْرًا مِنْهَا',
    'innā lillāhi wa innā ilayhi rājiʿūn, Allāhumma-ʾjurnī fī muṣībatī wa akhlif lī khayran minhā',
  ],
  ['أَذْهِبِ الْبَاسَ رَبَّ النَّاسِ، وَاشْفِ أَنْتَ الشَّافِي', 'adhhibi-l-bāsa rabba-n-nās, wa-shfi anta-sh-shāfī'],
  ['لَا مَلْجَأَ وَلَا مَنْجَا مِنْكَ إِلَّا إِلَيْكَ', 'lā maljaʾa wa lā manjā minka illā ilayk'],
  ['وَلَا يَنْفَعُ ذَا الْجَدِّ مِنْكَ الْجَدُّ', 'wa lā yanfaʿu dha-l-jaddi minka-l-jadd'],
  ['وَتَبَارَكَ اسْمُكَ، وَتَعَالَى جَدُّكَ، وَلَا إِلَهَ غَيْرُكَ', 'wa tabāraka-smuk, wa taʿālā jadduk, wa lā ilāha ghayruk'],
  ['سُبُّوحٌ قُدُّوسٌ رَبُّ الْمَلَائِكَةِ وَالرُّوحِ', 'subbūḥun quddūsun rabbu-l-malāʾikati wa-r-rūḥ'],
  ['رَبِّ اجْعَلْنِي لَكَ شَكَّارًا، لَكَ ذَكَّارًا، إِلَيْكَ أَوَّاهًا مُنِيبًا', 'rabbi-jʿalnī laka shakkārā, laka dhakkārā, ilayka awwāhan munībā'],
  ['نَاصِيَتِي بِيَدِكَ، مَاضٍ فِيَّ حُكْمُكَ، عَدْلٌ فِيَّ قَضَاؤُكَ', 'nāṣiyatī biyadik, māḍin fiyya ḥukmuk, ʿadlun fiyya qaḍāʾuk'],
  ['حَسْبِيَ اللَّهُ لَا إِلَهَ إِلَّا هُوَ، عَلَيْهِ تَوَكَّلْتُ', 'ḥasbiya-llāhu lā ilāha illā hū, ʿalayhi tawakkalt'],
];
