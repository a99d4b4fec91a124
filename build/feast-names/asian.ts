/** Feasts of the Hindu, Buddhist, Sikh and Jain years and of East Asia; the columns are in table.ts. */
export const SOUTH_ASIAN = `
Diwali (Deepavali); Diwali; Deepavali; Divali | Diwali (Lichterfest) | Diwali | Diwali | Diwali | | Diwali | Divali | ディーワーリー | 디왈리 | 排灯节 | ديوالي
Diwali Laxmi Pujan | Diwali (Lakshmi Puja) | Diwali (Lakshmi Puja) | Diwali (Lakshmi Puja) | Diwali (Lakshmi Puja) | | Diwali (Lakshmi Puja) | Divali (Lakshmi Puja) | ディーワーリー（ラクシュミー・プージャー） | 디왈리 (락슈미 푸자) | 排灯节（吉祥天女祭） | ديوالي (لاكشمي بوجا)
Diwali Balipratipada | Diwali (Balipratipada) | Diwali (Balipratipada) | Diwali (Balipratipada) | Diwali (Balipratipada) | | Diwali (Balipratipada) | Divali (Balipratipada) | ディーワーリー（バリプラティパダー） | 디왈리 (발리프라티파다) | 排灯节（Balipratipada） | ديوالي (باليبراتيبادا)
Holi | Holi | Holi | Holi | Holi | | Holi | Holi | ホーリー | 홀리 | 洒红节 | هولي
Dussehra | Dussehra | Dussehra | Dussehra | Dussehra | | Dussehra | Dussehra | ダシャラー | 두세라 | 十胜节 | دوسيهرا
Ram Navami | Rama Navami | Rama Navami | Rama Navami | Rama Navami | | Rama Navami | Rama Navami | ラーマ・ナヴァミー | 라마 나바미 | 罗摩诞辰节 | رام نافامي
Mahavir Jayanti | Mahavir Jayanti | Mahavir Jayanti | Mahavir Jayanti | Mahavir Jayanti | | Mahavir Jayanti | Mahavir Jayanti | マハーヴィーラ生誕祭 | 마하비르 자얀티 | 大雄诞辰 | مهافير جايانتي
Mahashivratri; Maha Shivaratri; Mahasivarathri Day | Maha Shivaratri | Maha Shivaratri | Maha Shivaratri | Maha Shivaratri | | Maha Shivaratri | Maha Shivaratri | マハー・シヴァラートリー | 마하 시바라트리 | 湿婆节 | ماها شيفاراتري
Ganesh Chaturthi | Ganesh Chaturthi | Ganesh Chaturthi | Ganesh Chaturthi | Ganesh Chaturthi | | Ganesh Chaturthi | Ganesh Chaturthi | ガネーシャ・チャトゥルティー | 가네샤 차투르티 | 象头神节 | غانيش تشاتورثي
Janmashtami | Krishna Janmashtami | Krishna Janmashtami | Krishna Janmashtami | Krishna Janmashtami | | Krishna Janmashtami | Krishna Janmashtami | クリシュナ生誕祭 | 크리슈나 잔마슈타미 | 黑天神诞辰 | جانماشتامي
Mahatma Gandhi Jayanti; Gandhi Jayanti | Gandhi Jayanti (Geburtstag Gandhis) | Gandhi Jayanti (naissance de Gandhi) | Gandhi Jayanti (natalicio de Gandhi) | Gandhi Jayanti (nascimento de Gandhi) | | Gandhi Jayanti (nascita di Gandhi) | Gandhi Jayanti (geboortedag van Gandhi) | ガンディー生誕記念日 | 간디 탄신일 | 甘地诞辰 | ذكرى ميلاد غاندي
Gurunanak Jayanti; Guru Nanak Jayanti; Guru Nanak's Birthday | Guru Nanak Jayanti | Guru Nanak Jayanti | Guru Nanak Jayanti | Guru Nanak Jayanti | | Guru Nanak Jayanti | Guru Nanak Jayanti | グル・ナーナク生誕祭 | 구루 나나크 탄신일 | 古鲁·那纳克诞辰 | ذكرى ميلاد غورو ناناك
Dr. Baba Saheb Ambedkar Jayanti | Ambedkar Jayanti | Ambedkar Jayanti | Ambedkar Jayanti | Ambedkar Jayanti | | Ambedkar Jayanti | Ambedkar Jayanti | アンベードカル生誕記念日 | 암베드카르 탄신일 | 安贝德卡尔诞辰 | ذكرى ميلاد أمبيدكار
Chhatrapati Shivaji Maharaj Jayanti | Shivaji Jayanti | Shivaji Jayanti | Shivaji Jayanti | Shivaji Jayanti | | Shivaji Jayanti | Shivaji Jayanti | シヴァージー生誕記念日 | 시바지 탄신일 | 希瓦吉诞辰 | ذكرى ميلاد شيفاجي
Maharashtra Day | Maharashtra-Tag | Jour du Maharashtra | Día de Maharashtra | Dia de Maharashtra | | Giorno del Maharashtra | Dag van Maharashtra | マハーラーシュトラの日 | 마하라슈트라의 날 | 马哈拉施特拉日 | يوم ماهاراشترا
Gudi Padwa | Gudi Padwa | Gudi Padwa | Gudi Padwa | Gudi Padwa | | Gudi Padwa | Gudi Padwa | グディー・パドワー | 구디 파드와 | 古迪帕德瓦节 | غودي بادوا
Ugadi | Ugadi | Ugadi | Ugadi | Ugadi | | Ugadi | Ugadi | ウガディ | 우가디 | 乌加迪节 | أوغادي
Parsi New Year | Parsisches Neujahr | Nouvel An parsi | Año Nuevo parsi | Ano Novo parse | | Capodanno parsi | Parsi-Nieuwjaar | パールシー暦新年 | 파르시 새해 | 帕西新年 | رأس السنة البارسية
Bengali New Year | Bengalisches Neujahr | Nouvel An bengali | Año Nuevo bengalí | Ano Novo bengali | | Capodanno bengalese | Bengaals Nieuwjaar | ベンガル暦新年 | 벵골 새해 | 孟加拉新年 | رأس السنة البنغالية
Thaipusam | Thaipusam | Thaipusam | Thaipusam | Thaipusam | | Thaipusam | Thaipusam | タイプーサム | 타이푸삼 | 大宝森节 | تايبوسام
Dashain | Dashain | Dashain | Dashain | Dashain | | Dashain | Dashain | ダサイン | 다샤인 | 德赛节 | داشاين
Nowruz; Nauryz; Navruz; Novruz | Nouruz | Norouz | Noruz | Noruz | | Nowruz | Noroez | ノウルーズ | 노루즈 | 诺鲁孜节 | عيد النوروز
Nyepi | Nyepi | Nyepi | Nyepi | Nyepi | | Nyepi | Nyepi | ニュピ | 녜피 | 静居日 | نييبي
Pongal | Pongal | Pongal | Pongal | Pongal | | Pongal | Pongal | ポンガル | 퐁갈 | 庞格尔节 | بونغال
Losar | Losar | Losar | Losar | Losar | | Losar | Losar | ロサル | 로사르 | 洛萨节 | لوسار
Tsagaan Sar | Tsagaan Sar | Tsagaan Sar | Tsagaan Sar | Tsagaan Sar | | Tsagaan Sar | Tsagaan Sar | ツァガーン・サル | 차강사르 | 白月节 | تساغان سار
Bhai Dooj | Bhai Dooj | Bhai Dooj | Bhai Dooj | Bhai Dooj | | Bhai Dooj | Bhai Dooj | バーイー・ドゥージ | 바이 두즈 | 兄妹节 | بهاي دوج
Pchum Ben | Pchum Ben | Pchum Ben | Pchum Ben | Pchum Ben | | Pchum Ben | Pchum Ben | プチュン・バン | 쁘춤번 | 亡人节 | بتشوم بن
Maha Navami | Maha Navami | Maha Navami | Maha Navami | Maha Navami | | Maha Navami | Maha Navami | マハー・ナヴァミー | 마하 나바미 |  | ماها نافامي
Maha Saptami | Maha Saptami | Maha Saptami | Maha Saptami | Maha Saptami | | Maha Saptami | Maha Saptami | マハー・サプタミー | 마하 삽타미 |  | ماها سابتامي
Zhabdrung Kuchoe | Zhabdrung Kuchoe | Zhabdrung Kuchoe | Zhabdrung Kuchoe | Zhabdrung Kuchoe | | Zhabdrung Kuchoe | Zhabdrung Kuchoe |  |  |  | 
Water Festival | Wasserfest | Fête des eaux | Fiesta del Agua | Festival das Águas | | Festa dell’acqua | Waterfestival | 水祭り | 물 축제 | 送水节 | مهرجان الماء
First Sermon of Lord Buddha | Erste Predigt Buddhas | Premier sermon du Bouddha | Primer sermón de Buda | Primeiro sermão de Buda | | Primo sermone del Buddha | Eerste preek van Boeddha | 初転法輪の日 | 초전법륜일 | 佛陀初转法轮日 | موعظة بوذا الأولى
Lord Buddha's Parinirvana | Parinirvana Buddhas | Parinirvana du Bouddha | Parinirvana de Buda | Parinirvana de Buda | | Parinirvana del Buddha | Parinirvana van Boeddha | 涅槃の日 | 열반일 | 佛陀涅槃日 | بارينيرفانا بوذا
Descending Day of Lord Buddha | Herabkunft Buddhas | Descente du Bouddha | Descenso de Buda | Descida de Buda | | Discesa del Buddha | Nederdaling van Boeddha | 仏陀降臨の日 | 부처님 하강일 | 佛陀天降日 | نزول بوذا
Birth Anniversary of Guru Rinpoche | Geburtstag von Guru Rinpoche | Anniversaire de Guru Rinpoche | Natalicio de Guru Rinpoche | Nascimento de Guru Rinpoche | | Nascita di Guru Rinpoche | Geboortedag van Guru Rinpoche | グル・リンポチェ生誕祭 | 구루 린포체 탄신일 | 莲花生大师诞辰 | ذكرى ميلاد غورو رينبوتشي
Traditional Day of Offering | Traditioneller Opfertag | Jour traditionnel des offrandes | Día tradicional de las ofrendas | Dia tradicional das oferendas | | Giorno tradizionale delle offerte | Traditionele offerdag | 伝統的な供養の日 | 전통 공양의 날 | 传统供奉日 | يوم التقدمات التقليدي
Kayin New Year | Neujahr der Kayin | Nouvel An kayin | Año Nuevo kayin | Ano Novo kayin | | Capodanno kayin | Nieuwjaar van de Kayin | カイン族の新年 | 카인족 새해 | 克伦新年 | رأس سنة الكايين
Full Moon of Tabaung | Vollmond des Tabaung | Pleine lune de Tabaung | Luna llena de Tabaung | Lua cheia de Tabaung | | Luna piena di Tabaung | Volle maan van Tabaung | タバウン月の満月 | 더바웅 보름 |  | بدر تاباونغ
Full Moon of Kason | Vollmond des Kason | Pleine lune de Kason | Luna llena de Kason | Lua cheia de Kason | | Luna piena di Kason | Volle maan van Kason | カソン月の満月 | 까손 보름 |  | بدر كاسون
Full Moon of Waso | Vollmond des Waso | Pleine lune de Waso | Luna llena de Waso | Lua cheia de Waso | | Luna piena di Waso | Volle maan van Waso | ワーゾー月の満月 | 와소 보름 |  | بدر واسو
Full Moon of Thadingyut | Vollmond des Thadingyut | Pleine lune de Thadingyut | Luna llena de Thadingyut | Lua cheia de Thadingyut | | Luna piena di Thadingyut | Volle maan van Thadingyut | ダディンジュ月の満月 | 더딘쥿 보름 |  | بدر ثادينغيوت
Full Moon of Tazaungmon | Vollmond des Tazaungmon | Pleine lune de Tazaungmon | Luna llena de Tazaungmon | Lua cheia de Tazaungmon | | Luna piena di Tazaungmon | Volle maan van Tazaungmon | タザウンモン月の満月 | 더자웅몬 보름 |  | بدر تازاونغمون
Vesak; Vesak Day; Visak Bochea Day; Buddha Purnima; Buddha Pournima; Wesak Day; Buddha's Birthday; Birthday of the Buddha | Vesak (Buddhas Geburtstag) | Vesak (anniversaire du Bouddha) | Vesak (natalicio de Buda) | Vesak (nascimento de Buda) | | Vesak (compleanno del Buddha) | Vesak (geboortedag van Boeddha) | ウェーサーカ祭（仏誕節） | 부처님 오신 날 | 卫塞节（佛诞） | عيد ميلاد بوذا (فيساك)
The day following Birthday of the Buddha | Tag nach Buddhas Geburtstag | Lendemain de l’anniversaire du Bouddha | Día siguiente al natalicio de Buda | Dia seguinte ao nascimento de Buda | | Giorno dopo il compleanno del Buddha | Dag na de geboortedag van Boeddha | 仏誕節の翌日 | 부처님 오신 날 다음 날 | 佛诞翌日 | اليوم التالي لعيد ميلاد بوذا
Makha Bucha | Makha Bucha | Makha Bucha | Makha Bucha | Makha Bucha | | Makha Bucha | Makha Bucha | 万仏節 | 마카부차 | 万佛节 | ماخا بوتشا
Visakha Bucha | Visakha Bucha | Visakha Bucha | Visakha Bucha | Visakha Bucha | | Visakha Bucha | Visakha Bucha | 仏誕節 | 위사카부차 | 佛诞节 | فيساخا بوتشا
Asarnha Bucha; Asalha Bucha | Asalha Bucha | Asalha Bucha | Asalha Bucha | Asalha Bucha | | Asalha Bucha | Asalha Bucha | 三宝節 | 아살하부차 | 三宝佛节 | أسالها بوتشا
Songkran Festival; Songkran | Songkran | Songkran | Songkran | Songkran | | Songkran | Songkran | ソンクラーン | 송끄란 | 宋干节 | سونغكران
Chakri Memorial Day | Chakri-Gedenktag | Jour commémoratif des Chakri | Día conmemorativo de los Chakri | Dia Memorial dos Chakri | | Giorno della dinastia Chakri | Chakri-herdenkingsdag | チャクリー王朝記念日 | 짜끄리 왕조 기념일 | 却克里王朝纪念日 | يوم ذكرى أسرة تشاكري
Coronation Day | Krönungstag | Jour du couronnement | Día de la Coronación | Dia da Coroação | | Giorno dell’Incoronazione | Kroningsdag | 戴冠記念日 | 대관 기념일 | 加冕日 | يوم التتويج
Chulalongkorn Day | Chulalongkorn-Tag | Jour de Chulalongkorn | Día de Chulalongkorn | Dia de Chulalongkorn | | Giorno di Chulalongkorn | Chulalongkorndag | チュラロンコーン大王記念日 | 쭐랄롱꼰 대왕 기념일 | 五世王纪念日 | يوم تشولالونغكورن
Queen Suthida's Birthday | Geburtstag der Königin Suthida | Anniversaire de la reine Suthida | Cumpleaños de la reina Suthida | Aniversário da rainha Suthida | | Compleanno della regina Suthida | Verjaardag van koningin Suthida | スティダー王妃誕生日 | 수티다 왕비 탄신일 | 素提达王后诞辰 | عيد ميلاد الملكة سوثيدا
Queen Sirikit's Birthday | Geburtstag der Königin Sirikit | Anniversaire de la reine Sirikit | Cumpleaños de la reina Sirikit | Aniversário da rainha Sirikit | | Compleanno della regina Sirikit | Verjaardag van koningin Sirikit | シリキット王太后誕生日 | 시리낏 왕대비 탄신일 | 诗丽吉王太后诞辰 | عيد ميلاد الملكة سيريكيت
King Bhumibol's Birthday | Geburtstag von König Bhumibol | Anniversaire du roi Bhumibol | Cumpleaños del rey Bhumibol | Aniversário do rei Bhumibol | | Compleanno del re Bhumibol | Verjaardag van koning Bhumibol | プミポン前国王誕生日 | 푸미폰 국왕 탄신일 | 九世王诞辰 | عيد ميلاد الملك بوميبول
King Bhumibol Memorial Day | Gedenktag für König Bhumibol | Jour de commémoration du roi Bhumibol | Día conmemorativo del rey Bhumibol | Dia Memorial do rei Bhumibol | | Giorno in memoria del re Bhumibol | Herdenkingsdag van koning Bhumibol | プミポン前国王記念日 | 푸미폰 국왕 추모일 | 九世王纪念日 | ذكرى الملك بوميبول
King Vajiralongkorn's Birthday | Geburtstag von König Vajiralongkorn | Anniversaire du roi Vajiralongkorn | Cumpleaños del rey Vajiralongkorn | Aniversário do rei Vajiralongkorn | | Compleanno del re Vajiralongkorn | Verjaardag van koning Vajiralongkorn | ワチラロンコン国王誕生日 | 와치랄롱꼰 국왕 탄신일 | 十世王诞辰 | عيد ميلاد الملك فاجيرالونغكورن
`;
export const EAST_ASIAN = `
Chinese New Year; Lunar New Year; Lunar New Year's Day | Chinesisches Neujahr | Nouvel An chinois | Año Nuevo chino | Ano Novo chinês | | Capodanno cinese | Chinees Nieuwjaar | 旧正月 | 음력설 | 春节 | رأس السنة الصينية
Spring Festival | Chinesisches Neujahr | Nouvel An chinois | Año Nuevo chino | Ano Novo chinês | | Capodanno cinese | Chinees Nieuwjaar | 春節 | 춘절 | 春节 | رأس السنة الصينية
Lunar New Year (Seollal) | Koreanisches Neujahr (Seollal) | Nouvel An coréen (Seollal) | Año Nuevo coreano (Seollal) | Ano Novo coreano (Seollal) | | Capodanno coreano (Seollal) | Koreaans Nieuwjaar (Seollal) | 旧正月（ソルラル） | 설날 | 韩国春节 | رأس السنة الكورية (سولال)
Second Day of Chinese New Year; The second day of Lunar New Year | Zweiter Tag des chinesischen Neujahrs | Deuxième jour du Nouvel An chinois | Segundo día del Año Nuevo chino | Segundo dia do Ano Novo chinês | | Secondo giorno del Capodanno cinese | Tweede dag van Chinees Nieuwjaar | 旧正月 2日目 | 음력설 둘째 날 | 农历年初二 | ثاني أيام رأس السنة الصينية
Third Day of Chinese New Year; The third day of Lunar New Year | Dritter Tag des chinesischen Neujahrs | Troisième jour du Nouvel An chinois | Tercer día del Año Nuevo chino | Terceiro dia do Ano Novo chinês | | Terzo giorno del Capodanno cinese | Derde dag van Chinees Nieuwjaar | 旧正月 3日目 | 음력설 셋째 날 | 农历年初三 | ثالث أيام رأس السنة الصينية
The fourth day of Lunar New Year | Vierter Tag des chinesischen Neujahrs | Quatrième jour du Nouvel An chinois | Cuarto día del Año Nuevo chino | Quarto dia do Ano Novo chinês | | Quarto giorno del Capodanno cinese | Vierde dag van Chinees Nieuwjaar | 旧正月 4日目 | 음력설 넷째 날 | 农历年初四 | رابع أيام رأس السنة الصينية
Spring Festival Eve; Lunar New Year's Eve; Chinese New Year's Eve; Eve of Chinese New Year; Eve of Lunar New Year | Vorabend des chinesischen Neujahrs | Veille du Nouvel An chinois | Víspera del Año Nuevo chino | Véspera do Ano Novo chinês | | Vigilia del Capodanno cinese | Vooravond van Chinees Nieuwjaar | 旧暦大晦日 | 설날 전날 | 除夕 | ليلة رأس السنة الصينية
Day before Lunar New Year's Eve | Vortag des Vorabends des chinesischen Neujahrs | Avant-veille du Nouvel An chinois | Antevíspera del Año Nuevo chino | Antevéspera do Ano Novo chinês | | Antivigilia del Capodanno cinese | Dag voor de vooravond van Chinees Nieuwjaar | 旧暦大晦日の前日 | 설날 이틀 전 | 小年夜 | اليوم السابق لليلة رأس السنة الصينية
Qingming Festival (Tomb-sweeping Day); Tomb Sweeping Day; Ching Ming Festival; Qingming Festival | Qingming-Fest (Totengedenktag) | Fête de Qingming | Festival de Qingming | Festival Qingming | | Festa di Qingming | Qingmingfestival | 清明節 | 청명절 | 清明节 | عيد تشينغمينغ
The day following Ching Ming Festival | Tag nach dem Qingming-Fest | Lendemain de la fête de Qingming | Día siguiente al festival de Qingming | Dia seguinte ao Festival Qingming | | Giorno dopo la festa di Qingming | Dag na het Qingmingfestival | 清明節の翌日 | 청명절 다음 날 | 清明节翌日 | اليوم التالي لعيد تشينغمينغ
Dragon Boat Festival; Tuen Ng Festival; Tung Ng (Dragon Boat) | Drachenbootfest | Fête des bateaux-dragons | Festival del Bote del Dragón | Festival do Barco-Dragão | | Festa delle barche drago | Drakenbootfestival | 端午節 | 단오 | 端午节 | عيد قوارب التنين
The day following Tuen Ng Festival | Tag nach dem Drachenbootfest | Lendemain de la fête des bateaux-dragons | Día siguiente al festival del Bote del Dragón | Dia seguinte ao Festival do Barco-Dragão | | Giorno dopo la festa delle barche drago | Dag na het Drakenbootfestival | 端午節の翌日 | 단오 다음 날 | 端午节翌日 | اليوم التالي لعيد قوارب التنين
Chuseok | Chuseok | Chuseok | Chuseok | Chuseok | | Chuseok | Chuseok | 秋夕（チュソク） | 추석 | 秋夕 | تشوسوك
Mid-Autumn Festival | Mondfest (Mittherbstfest) | Fête de la mi-automne | Festival del Medio Otoño | Festival do Meio do Outono | | Festa di metà autunno | Midherfstfestival | 中秋節 | 중추절 | 中秋节 | عيد منتصف الخريف
The day following the Chinese Mid-Autumn Festival; Day following Chong Chao (Mid-Autumn Festival) | Tag nach dem Mondfest | Lendemain de la fête de la mi-automne | Día siguiente al festival del Medio Otoño | Dia seguinte ao Festival do Meio do Outono | | Giorno dopo la festa di metà autunno | Dag na het Midherfstfestival | 中秋節の翌日 | 중추절 다음 날 | 中秋节翌日 | اليوم التالي لعيد منتصف الخريف
The second day following the Chinese Mid-Autumn Festival | Zweiter Tag nach dem Mondfest | Surlendemain de la fête de la mi-automne | Segundo día después del festival del Medio Otoño | Segundo dia após o Festival do Meio do Outono | | Secondo giorno dopo la festa di metà autunno | Tweede dag na het Midherfstfestival | 中秋節の翌々日 | 중추절 다다음 날 | 中秋节后第二日 | ثاني يوم بعد عيد منتصف الخريف
National Day and Mid-Autumn Festival | Nationalfeiertag und Mondfest | Fête nationale et fête de la mi-automne | Día Nacional y festival del Medio Otoño | Dia Nacional e Festival do Meio do Outono | | Festa nazionale e festa di metà autunno | Nationale feestdag en Midherfstfestival | 国慶節・中秋節 | 국경절 및 중추절 | 国庆节、中秋节 | العيد الوطني وعيد منتصف الخريف
Chung Yeung Festival; Double Ninth Festival | Chung-Yeung-Fest | Fête du double neuf | Festival del Doble Nueve | Festival do Duplo Nove | | Festa del doppio nove | Dubbele-Negenfestival | 重陽節 | 중양절 | 重阳节 | عيد التاسع المزدوج
The day following Chung Yeung Festival | Tag nach dem Chung-Yeung-Fest | Lendemain de la fête du double neuf | Día siguiente al festival del Doble Nueve | Dia seguinte ao Festival do Duplo Nove | | Giorno dopo la festa del doppio nove | Dag na het Dubbele-Negenfestival | 重陽節の翌日 | 중양절 다음 날 | 重阳节翌日 | اليوم التالي لعيد التاسع المزدوج
Hong Kong Special Administrative Region Establishment Day | Tag der Errichtung der Sonderverwaltungsregion Hongkong | Fondation de la région administrative spéciale de Hong Kong | Día del Establecimiento de la Región Administrativa Especial de Hong Kong | Dia do Estabelecimento da Região Administrativa Especial de Hong Kong | | Istituzione della Regione amministrativa speciale di Hong Kong | Oprichtingsdag van de Speciale Administratieve Regio Hongkong | 香港特別行政区成立記念日 | 홍콩 특별행정구 수립일 | 香港特别行政区成立纪念日 | يوم تأسيس منطقة هونغ كونغ الإدارية الخاصة
The day following Hong Kong Special Administrative Region Establishment Day | Tag nach der Errichtung der Sonderverwaltungsregion Hongkong | Lendemain de la fondation de la RAS de Hong Kong | Día siguiente al Establecimiento de la RAE de Hong Kong | Dia seguinte ao Estabelecimento da RAE de Hong Kong | | Giorno dopo l’istituzione della RAS di Hong Kong | Dag na de oprichting van de SAR Hongkong | 香港特別行政区成立記念日の翌日 | 홍콩 특별행정구 수립일 다음 날 | 香港特别行政区成立纪念日翌日 | اليوم التالي ليوم تأسيس منطقة هونغ كونغ
Founding Day of the Republic of China | Gründungstag der Republik China | Fondation de la République de Chine | Fundación de la República de China | Fundação da República da China | | Fondazione della Repubblica di Cina | Stichtingsdag van de Republiek China | 中華民国開国記念日 | 중화민국 개국 기념일 | 中华民国开国纪念日 | يوم تأسيس جمهورية الصين
Peace Memorial Day | Friedensgedenktag | Jour commémoratif de la paix | Día Conmemorativo de la Paz | Dia Memorial da Paz | | Giornata commemorativa della pace | Vredesherdenkingsdag | 和平記念日 | 평화 기념일 | 和平纪念日 | يوم ذكرى السلام
Confucius' Birthday | Geburtstag des Konfuzius | Anniversaire de Confucius | Natalicio de Confucio | Nascimento de Confúcio | | Nascita di Confucio | Geboortedag van Confucius | 孔子誕生日 | 공자 탄신일 | 孔子诞辰纪念日 | عيد ميلاد كونفوشيوس
Taiwan Restoration and Guningtou Victory Memorial Day | | | | | | | | 台湾光復・古寧頭大勝記念日 | | 台湾光复暨金门古宁头大捷纪念日 |
Vietnamese New Year; Vietnamese New Year (Tet); Vietnamese New Year Holidays; Tet | Vietnamesisches Neujahr (Tết) | Nouvel An vietnamien (Têt) | Año Nuevo vietnamita (Tết) | Ano Novo vietnamita (Tết) | | Capodanno vietnamita (Tết) | Vietnamees Nieuwjaar (Tết) | ベトナムの旧正月（テト） | 베트남 설날 (뗏) | 越南春节 | رأس السنة الفيتنامية (تيت)
Hung Kings Commemorations; Hung Kings Commemoration Day | Gedenktag der Hùng-Könige | Commémoration des rois Hùng | Conmemoración de los reyes Hùng | Comemoração dos reis Hùng | | Commemorazione dei re Hùng | Herdenking van de Hùngkoningen | フン王の命日 | 훙왕 기일 | 雄王忌日 | ذكرى ملوك هونغ
Day of liberating the South for national reunification; Reunification Day | Tag der Befreiung des Südens und der Wiedervereinigung | Libération du Sud et réunification nationale | Liberación del Sur y reunificación nacional | Libertação do Sul e reunificação nacional | | Liberazione del Sud e riunificazione nazionale | Bevrijding van het Zuiden en hereniging | 南部解放・国家統一記念日 | 남부 해방 및 통일 기념일 | 南方解放统一日 | ذكرى تحرير الجنوب وإعادة التوحيد
Coming of Age Day | Tag der Volljährigkeit | Jour de l’accession à la majorité | Día de la Mayoría de Edad | Dia da Maioridade | | Giorno della maggiore età | Dag van de meerderjarigheid | 成人の日 | 성인의 날 | 成人节 | عيد بلوغ سن الرشد
Foundation Day | Gründungstag | Jour de la Fondation | Día de la Fundación | Dia da Fundação | | Giorno della Fondazione | Stichtingsdag | 建国記念の日 | 건국기념일 | 建国纪念日 | يوم التأسيس
Emperor's Birthday | Geburtstag des Kaisers | Anniversaire de l’empereur | Cumpleaños del Emperador | Aniversário do Imperador | | Compleanno dell’imperatore | Verjaardag van de keizer | 天皇誕生日 | 천황 탄생일 | 天皇诞生日 | عيد ميلاد الإمبراطور
Spring Equinox Day; Vernal Equinox Day | Frühlingsanfang | Équinoxe de printemps | Equinoccio de primavera | Equinócio da primavera | | Equinozio di primavera | Lente-equinox | 春分の日 | 춘분의 날 | 春分日 | يوم الاعتدال الربيعي
Showa Day | Shōwa-Tag | Jour de Shōwa | Día de Shōwa | Dia de Shōwa | | Giorno Shōwa | Shōwadag | 昭和の日 | 쇼와의 날 | 昭和之日 | يوم شووا
Greenery Day | Tag des Grüns | Jour de la nature | Día del Verdor | Dia do Verde | | Giorno del verde | Dag van het Groen | みどりの日 | 녹색의 날 | 绿之日 | يوم الخضرة
Marine Day | Tag des Meeres | Jour de la mer | Día del Mar | Dia do Mar | | Giorno del mare | Dag van de Zee | 海の日 | 바다의 날 | 海之日 | يوم البحر
Mountain Day | Tag des Berges | Jour de la montagne | Día de la Montaña | Dia da Montanha | | Giorno della montagna | Dag van de Berg | 山の日 | 산의 날 | 山之日 | يوم الجبل
Respect-for-the-Aged Day; Respect for the Aged Day | Tag der Achtung vor dem Alter | Jour du respect aux personnes âgées | Día del Respeto a los Ancianos | Dia do Respeito aos Idosos | | Giorno del rispetto per gli anziani | Dag van de Ouderen | 敬老の日 | 경로의 날 | 敬老日 | يوم احترام المسنين
Autumnal Equinox Day | Herbstanfang | Équinoxe d’automne | Equinoccio de otoño | Equinócio do outono | | Equinozio d’autunno | Herfstequinox | 秋分の日 | 추분의 날 | 秋分日 | يوم الاعتدال الخريفي
Sports Day | Tag des Sports | Jour du sport | Día del Deporte | Dia do Desporto | Dia do Esporte | Giorno dello sport | Dag van de Sport | スポーツの日 | 스포츠의 날 | 体育日 | يوم الرياضة
Culture Day | Tag der Kultur | Jour de la culture | Día de la Cultura | Dia da Cultura | | Giorno della cultura | Dag van de Cultuur | 文化の日 | 문화의 날 | 文化日 | يوم الثقافة
Labor Thanksgiving Day | Tag des Dankes für die Arbeit | Fête du travail et action de grâce | Día de Acción de Gracias por el Trabajo | Dia de Ação de Graças pelo Trabalho | | Giorno di ringraziamento per il lavoro | Dag van de Dankzegging voor de Arbeid | 勤労感謝の日 | 근로감사의 날 | 勤劳感谢日 | عيد الشكر للعمل
Citizens' Holiday | Nationaler Feiertag (Bürgerfeiertag) | Jour férié national | Día festivo nacional | Feriado nacional | | Festa nazionale dei cittadini | Nationale vrije dag | 国民の休日 | 국민의 휴일 | 国民休日 | عطلة المواطنين
Independence Movement Day | Tag der Unabhängigkeitsbewegung | Jour du Mouvement pour l’indépendance | Día del Movimiento de Independencia | Dia do Movimento de Independência | | Giorno del movimento d’indipendenza | Dag van de Onafhankelijkheidsbeweging | 三一節 | 삼일절 | 三一节 | يوم حركة الاستقلال
National Foundation Day | Tag der Staatsgründung | Jour de la fondation nationale | Día de la Fundación Nacional | Dia da Fundação Nacional | | Giorno della fondazione nazionale | Dag van de stichting van de staat | 開天節 | 개천절 | 开天节 | يوم التأسيس الوطني
Hangul Day | Hangeul-Tag | Jour du hangeul | Día del Hangul | Dia do Hangul | | Giorno dell’hangŭl | Hangeuldag | ハングルの日 | 한글날 | 韩文日 | يوم الهانغل
`;

/** The months of the Sinhala year after which the full moons of Sri Lanka are called. */
export const SINHALA_MONTHS = `
Duruthu | Duruthu | Duruthu | Duruthu | Duruthu | | Duruthu | Duruthu | ドゥルトゥ | 두루투 | Duruthu | دوروثو
Navam | Navam | Navam | Navam | Navam | | Navam | Navam | ナワム | 나밤 | Navam | نافام
Medin; Madin | Medin | Medin | Medin | Medin | | Medin | Medin | メディン | 메딘 | Medin | ميدين
Bak | Bak | Bak | Bak | Bak | | Bak | Bak | バク | 박 | Bak | باك
Poson | Poson | Poson | Poson | Poson | | Poson | Poson | ポソン | 포손 | Poson | بوسون
Esala | Esala | Esala | Esala | Esala | | Esala | Esala | エサラ | 에살라 | Esala | إيسالا
Nikini | Nikini | Nikini | Nikini | Nikini | | Nikini | Nikini | ニキニ | 니키니 | Nikini | نيكيني
Binara | Binara | Binara | Binara | Binara | | Binara | Binara | ビナラ | 비나라 | Binara | بينارا
Vap | Vap | Vap | Vap | Vap | | Vap | Vap | ワプ | 왑 | Vap | فاب
Il; Ill | Il | Il | Il | Il | | Il | Il | イル | 일 | Il | إيل
Unduvap | Unduvap | Unduvap | Unduvap | Unduvap | | Unduvap | Unduvap | ウンドゥワプ | 운두왑 | Unduvap | أوندوفاب
`;
